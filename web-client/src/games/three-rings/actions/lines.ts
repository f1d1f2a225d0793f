import { interestAt } from '../bundle/outlook';
import { spaceOf } from '../lookup';
import { industryName, placeName, ringName } from '../names';
import { ringOf } from '../rings';
import { own, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { afterLine } from './after';
import { claimAsk } from './asks';
import { canDeclare } from './declare';

/** What belongs to that sentence. */
export function lineOf(session: Session): string {
  const { play, yours, tray, scenes } = session;
  if (scenes.running.value !== null) return play.phone.value ? '' : t('going.line');
  const table = play.table.value;
  switch (table.phase) {
    case 'finished':
      return '';
    case 'choose-goals':
      return t(play.seat.value === null ? 'choose.line.watch' : 'choose.line');
    case 'rent-answer':
      return rentLine(session);
    case 'trade-answer':
      return tradeLine(session);
    default:
      if (!yours.value) return '';
      if (tray.value === 'trade' && play.phone.value) return '';
      if (tray.value === 'trade' && table.traded) return t('tray.trade.line.again');
      if (isLaidOpen(tray.value)) return t(`tray.${tray.value}.line`);
      return ownLine(session);
  }
}

function tradeLine({ play, tray }: Session): string {
  const { trade } = play.table.value;
  if (trade?.from === play.seat.value) return t('deal.line.from');
  if (trade?.to !== play.seat.value || tray.value !== 'wish') return t('deal.line');
  return t('wish.line', { name: play.name(trade.from) });
}

type LaidOpen = Exclude<Session['tray']['value'], 'claim' | 'wish' | null>;

const isLaidOpen = (tray: Session['tray']['value']): tray is LaidOpen =>
  tray !== null && tray !== 'claim' && tray !== 'wish';

function rentLine({ play, tray }: Session): string {
  const { rent, turn, figures } = play.table.value;
  const name = turn === null ? '' : play.name(turn);
  if (tray.value === 'wish') return t('wish.line', { name });
  if (rent?.offer?.full) return t('answer.line.full', { name });
  return t('answer.line', { count: (rent?.refusals ?? 0) + 1, of: figures.refusedOffers });
}

function ownLine(session: Session): string {
  const { play, chosen } = session;
  const { phase, rent, interest, figures, ring } = play.table.value;
  switch (phase) {
    case 'first-claims':
      return t('first.line');
    case 'turn-start':
      if (canDeclare(session)) return t('roll.line.won');
      return play.phone.value ? '' : t('roll.line');
    case 'after-consolidation':
      return t('roll.line.fixed', { ring: ringName(ring ?? 'rural') });
    case 'public-goal':
      return t('choose.line.public');
    case 'pay-interest':
      return t('street.line', { debt: own(session)?.debt ?? 0, due: interest?.due ?? 0 });
    case 'call-number':
      return t('call.line', {
        name: play.name(rent?.claimant ?? 0),
        amount: rent?.amount ?? 0,
        space: placeName(rent?.space ?? ''),
      });
    case 'rent-offer': {
      const name = play.name(rent?.claimant ?? 0);
      const isLast = (rent?.refusals ?? 0) >= figures.refusedOffers;
      return t(isLast ? 'offer.line.last' : 'offer.line', {
        space: placeName(rent?.space ?? ''),
        name,
      });
    }
    case 'after-roll':
      return chosen.value !== null && claimAsk(session, chosen.value)
        ? whereWords(session, chosen.value)
        : afterLine(session);
    default:
      return '';
  }
}

/** "Culture, urban, ahead of you: no interest on the way", or what crossing brings. */
function whereWords(session: Session, space: Space): string {
  const { play, drafts } = session;
  const table = play.table.value;
  const industry = industryName(spaceOf(table, space)?.industry ?? null);
  const place = t('claim.place', { industry, ring: ringName(ringOf(space)) });
  const behind = play.hand.value?.behind;
  if (!behind?.spaces.includes(space)) return `${place}${t('claim.ahead')}`;
  const price = claimAsk(session, space)?.price ?? 0;
  const cash = own(session)?.cash ?? 0;
  const borrowed = drafts.value.get(space)?.debt ?? Math.max(0, price - cash);
  const debt = (own(session)?.debt ?? 0) + borrowed;
  const interest = behind.interest[borrowed] ?? interestAt(table, debt);
  return `${place}${t('claim.behind', { interest })}`;
}
