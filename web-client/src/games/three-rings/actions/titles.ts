import { placeName, ringName } from '../names';
import type { Session } from '../session';
import type { Table } from '../wire';
import { t } from '../words';
import { afterTitle } from './after';
import { claimAsk } from './asks';
import { canDeclare } from './declare';
import { goingTitle } from './going';
import { partnerOf } from './partner';

/** One sentence: what is being seen, what is to be decided, or what the others wait for. */
export function titleOf(session: Session): string {
  const { play, yours, tray, scenes } = session;
  if (scenes.running.value !== null) return goingTitle(session);
  const table = play.table.value;
  if (table.phase === 'finished') return t('pill.over');
  if (table.phase === 'choose-goals') {
    return t(play.seat.value === null ? 'choose.watch' : 'choose.title');
  }
  if (table.phase === 'rent-answer') return rentTitle(session);
  if (table.phase === 'trade-answer') return tradeTitle(session);
  if (!yours.value) return othersTitle(session);
  if (tray.value !== null) return trayTitle(session, tray.value);
  return ownTitle(session);
}

function ownTitle(session: Session): string {
  const { play, chosen } = session;
  const { phase, rent, ring } = play.table.value;
  switch (phase) {
    case 'first-claims':
      return t('first.title');
    case 'turn-start':
      return canDeclare(session) ? wonTitle(session) : t('roll.title');
    case 'after-consolidation':
      return t('roll.title.fixed', { ring: ringName(ring ?? 'rural') });
    case 'public-goal':
      return t('choose.title.public');
    case 'pay-interest':
      return t('street.title');
    case 'call-number':
      return t('call.title');
    case 'rent-offer':
      return t('offer.title', { name: play.name(rent?.claimant ?? 0), amount: rent?.amount ?? 0 });
    case 'after-roll': {
      const space = chosen.value;
      const isOpen = space !== null && claimAsk(session, space) !== null;
      return isOpen ? t('claim.title', { space: placeName(space) }) : afterTitle(session);
    }
    default:
      return '';
  }
}

/** Victory lies open: it should not be rolled away unseen. */
function wonTitle({ play }: Session): string {
  return t(play.hand.value?.progress?.met ? 'roll.title.met' : 'roll.title.reach');
}

function trayTitle(session: Session, tray: NonNullable<Session['tray']['value']>): string {
  if (tray === 'trade') {
    const partner = partnerOf(session);
    const name = partner === null ? '' : session.play.name(partner);
    return t('trade.title', { name });
  }
  return tray === 'claim' || tray === 'wish' ? ownTitle(session) : t(`tray.${tray}.title`);
}

function rentTitle({ play, tray }: Session): string {
  const { rent, turn } = play.table.value;
  if (!rent || turn === null) return '';
  const { amount, claimant } = rent;
  const space = placeName(rent.space);
  const [name, owner] = [play.name(turn), play.name(claimant)];
  if (claimant === play.seat.value) {
    return tray.value === 'wish'
      ? t('wish.title', { name })
      : t('answer.title', { name, amount, space });
  }
  if (turn === play.seat.value) return t('answer.title.payer', { owner, amount, space });
  return t('answer.title.other', { name, owner, amount, space });
}

function tradeTitle({ play, tray }: Session): string {
  const { trade } = play.table.value;
  if (!trade) return '';
  const [from, to] = [play.name(trade.from), play.name(trade.to)];
  if (trade.to === play.seat.value) {
    return t(tray.value === 'wish' ? 'tradeWish.title' : 'deal.title', { from });
  }
  if (trade.from === play.seat.value) return t('deal.title.from', { to });
  return t('deal.title.other', { from, to });
}

function othersTitle({ play }: Session): string {
  const { phase, turn } = play.table.value;
  const name = turn === null ? '' : play.name(turn);
  return isWaited(phase) ? t(`other.${phase}`, { name }) : '';
}

type Waited = Exclude<Table['phase'], 'choose-goals' | 'rent-answer' | 'trade-answer' | 'finished'>;

const isWaited = (phase: Table['phase']): phase is Waited =>
  !['choose-goals', 'rent-answer', 'trade-answer', 'finished'].includes(phase);

export { lineOf } from './lines';
