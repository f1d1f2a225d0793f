import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useId, useLayoutEffect, useMemo } from 'preact/hooks';
import { Held } from './held';

interface Told {
  by: (button: string, reason: string | undefined) => void;
  /** What two of them or more would say, the most common first. */
  common: ReadonlySignal<string | undefined>;
}

/** Buttons beside one another that are dashed for the same reason leave it to one line for all of them. */
export const Reasons = createContext<Told | undefined>(undefined);

export function useReasons(): Told {
  return useMemo(() => {
    const told = signal<ReadonlyMap<string, string>>(new Map());
    const by: Told['by'] = (button, reason) => {
      if (told.peek().get(button) === reason) return;
      const others = [...told.peek()].filter(([each]) => each !== button);
      told.value = new Map(reason === undefined ? others : [...others, [button, reason]]);
    };
    return { by, common: computed(() => mostCommon([...told.value.values()])) };
  }, []);
}

function mostCommon(reasons: string[]): string | undefined {
  const times = (reason: string) => reasons.filter((each) => each === reason).length;
  const [most] = [...new Set(reasons)].sort((a, b) => times(b) - times(a));
  return most !== undefined && times(most) > 1 ? most : undefined;
}

/** True where the line of the group says the reason to the eye. */
export function useToldOnce(reason: string | undefined): boolean {
  const told = useContext(Reasons);
  const button = useId();
  useLayoutEffect(() => told?.by(button, reason), [told, reason]);
  useLayoutEffect(() => () => told?.by(button, undefined), [told]);
  return reason !== undefined && told?.common.value === reason;
}

/** To the ear every button says it itself. */
export function CommonReason({ of }: { of: Told }) {
  const common = of.common.value;
  const isOfAll = useContext(Held) !== undefined;
  return common === undefined ? null : (
    <p class={`common-reason${isOfAll ? ' of-all' : ''}`} aria-hidden="true">
      {common}
    </p>
  );
}
