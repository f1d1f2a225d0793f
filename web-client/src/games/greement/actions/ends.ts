import type { StepperEnds } from '../../../ui/Stepper';
import type { Reason } from '../../limits';
import type { Move } from '../../listed';
import { endsWithin } from '../../moves';
import { t } from '../words';

/** Why an amount of coins goes no further, from the refusals that the server's limits stand for. */
export function endsOf(
  move: Move | undefined,
  name: string,
  weights: Record<string, number>,
): StepperEnds {
  const { least, most } = endsWithin(move, name, weights);
  return { least: least ? leastWords(least) : undefined, most: most ? mostWords(most) : undefined };
}

/** Less is borrowed only where there is money for the rest. */
function leastWords({ code, args }: Reason): string | undefined {
  return code === 'insufficient-funds' ? restWords(Number(args.available)) : undefined;
}

/** Why no less can be borrowed: what pays the rest of the price. */
export function restWords(available: number): string {
  return available > 0 ? t('stop.rest', { n: available }) : t('stop.rest.none');
}

function mostWords({ code, args }: Reason): string | undefined {
  if (code === 'insufficient-funds') return t('stop.all', { available: Number(args.available) });
  return code === 'bad-amount' ? t('stop.loan') : undefined;
}
