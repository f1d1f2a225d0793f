import { Stepper } from '../../../ui/Stepper';
import { type Mixture, own, type Session } from '../session';
import { t } from '../words';
import { type Amount, type Ask, amounts, mostOf } from './ask';

interface Props {
  session: Session;
  ask: Ask;
  mixture: Mixture;
  onChange: (mixture: Mixture) => void;
  /** The player whose debt may be taken over. */
  partner?: number | null;
  /** What the amounts are called, and what there is of them, where it is not the reader who gives. */
  labels?: Partial<Record<Amount, string>> | undefined;
  notes?: Partial<Record<Amount, string>> | undefined;
}

/** A stepper for each amount that the bundle may hold; the last one touched wins, the others stay. */
export function Amounts(props: Props) {
  const { session, ask, mixture, onChange, partner = null, labels = {}, notes = {} } = props;
  const named = amounts.filter((amount) => ask.names[amount] !== undefined);
  return (
    <div class="tra-amounts">
      {named.map((amount) => {
        const { most, why } = mostOf(ask, mixture, amount);
        const max = Math.max(most, mixture[amount]);
        const end = why ? endWords(session, ask, amount, why.code, partner) : undefined;
        const label = labels[amount] ?? labelOf(session, ask, amount, partner);
        const note = notes[amount] ?? noteOf(session, ask, amount, partner);
        return (
          <div key={amount} class="tra-amount">
            <span>
              <b>{label}</b>
              <small>{mixture[amount] >= max && end ? end : note}</small>
            </span>
            <Stepper
              label={label}
              value={mixture[amount]}
              min={0}
              max={max}
              ends={{ most: end ?? '' }}
              onChange={(value) => onChange({ ...mixture, [amount]: value })}
            />
          </div>
        );
      })}
    </div>
  );
}

function labelOf(session: Session, ask: Ask, amount: Amount, partner: number | null): string {
  if (amount === 'theirDebt') {
    return t('mix.theirDebt', { name: partner === null ? '' : session.play.name(partner) });
  }
  if (amount === 'debt') return t(ask.exact ? 'mix.debt' : 'mix.debtAsCash');
  return t('mix.cash');
}

/** What there is of it, as long as nothing ends it. */
function noteOf({ play }: Session, ask: Ask, amount: Amount, partner: number | null): string {
  const { players } = play.table.value;
  const of = (seat: number | null) => players.find((player) => player.seat === seat);
  switch (amount) {
    case 'cash':
      return t('mix.note.cash', { cash: of(play.seat.value)?.cash ?? 0 });
    case 'debt':
      return t(ask.exact ? 'mix.note.debt' : 'mix.note.bank');
    case 'theirDebt':
      return t('mix.note.theirs', {
        name: partner === null ? '' : play.name(partner),
        debt: of(partner)?.debt ?? 0,
      });
  }
}

/** Why it goes no further, by the limit that ends it. */
function endWords(
  session: Session,
  { price }: Ask,
  amount: Amount,
  code: string,
  partner: number | null,
): string {
  switch (code) {
    case 'insufficient-funds':
      return t('mix.end.cash', { cash: own(session)?.cash ?? 0 });
    case 'payment-not-exact':
    case 'exceeds-rent':
    case 'exceeds-due':
      return t('mix.end.price', { price });
    case 'exceeds-own-debt':
      return t('mix.end.own');
    case 'only-cash-left':
      return t('mix.end.onlyCash');
    default:
      return amount === 'theirDebt' && partner !== null
        ? t('mix.end.theirs', { name: session.play.name(partner) })
        : t('mix.end.debt');
  }
}
