import './card.css';
import { useEffect, useState } from 'preact/hooks';
import { Chip } from '../../../ui/Chip';
import { plotAt } from '../fields';
import type { Session } from '../session';
import { fieldFacts } from './card';
import { cornerFor } from './geometry';

/** How long the pointer rests before a card comes up by itself. */
const REST_MILLIS = 250;

/** The card of the pressed field, or after a moment of the one under the pointer. */
export function FieldCard({ session }: { session: Session }) {
  const { chosen, pointed, shown, stage, play } = session;
  const rested = useRested(pointed.value);
  const number = chosen.value ?? rested;
  const plot = number === null ? undefined : plotAt(shown.value, number);
  if (!plot) return null;
  const mine = stage.value.pieces.find(({ seat }) => seat === play.seat.value)?.at;
  const { title, chip, rows, note } = fieldFacts(session, plot);
  return (
    <section class={`field-card ${cornerFor(plot.number, mine)}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Chip kind={chip.kind}>{chip.words}</Chip>
      </header>
      <dl>
        {rows.map(({ words, sum }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {note && <p class="field-note">{note}</p>}
    </section>
  );
}

/** The field on which the pointer has rested; null as soon as it moves on. */
function useRested(number: number | null): number | null {
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(number), REST_MILLIS);
    return () => {
      clearTimeout(timer);
      setRested(null);
    };
  }, [number]);
  return rested;
}
