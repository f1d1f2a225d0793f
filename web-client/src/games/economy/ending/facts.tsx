import type { LineFace } from '../../faces';
import { Named } from '../../Named';
import { cardName, cardOf, ownerOf } from '../cards';
import type { Session } from '../session';
import type { Loss, PublicLocation } from '../wire';
import { t } from '../words';

/** How many losses are told, the last first; what lay face-down to the end is told whole. */
const MOST = 6;

/** What nobody knew: who lost which location unaware, and whose lay face-down to the end. */
export function factLines(session: Session): readonly LineFace[] {
  const { losses, locations } = session.play.table.value;
  const lost = [...(losses ?? [])].reverse();
  const down = locations
    .filter(({ faceUp, card }) => !faceUp && card !== null)
    .flatMap((location) => stillDown(session, location) ?? []);
  const lines = lost.slice(0, MOST).map((loss) => lossLine(session, loss));
  const more = lost.length - lines.length;
  return [
    ...(lost.length > 0 ? lines : [{ text: t('end.lostNone') }]),
    ...(more > 0 ? [{ text: t('end.lostMore', { n: more }) }] : []),
    ...down,
  ];
}

function lossLine({ play }: Session, { card, space, from, to, turnNumber }: Loss): LineFace {
  const toReader = to === play.seat.value ? 'end.lost.toYou' : 'end.lost';
  const key = from === play.seat.value ? 'end.lost.you' : toReader;
  return {
    seat: from,
    text: t.rich(key, {
      from: <Named play={play} seat={from} />,
      to: <Named play={play} seat={to} />,
      card: cardName(cardOf(play.table.value, card)),
      space,
      turn: turnNumber,
    }),
  };
}

function stillDown({ play }: Session, { card, space }: PublicLocation): LineFace | undefined {
  const table = play.table.value;
  const owner = card === null ? null : ownerOf(table, card);
  if (card === null || owner === null) return undefined;
  const words = { card: cardName(cardOf(table, card)), space };
  const key = owner === play.seat.value ? 'end.stillDown.you' : 'end.stillDown';
  return {
    seat: owner,
    text: t.rich(key, { ...words, name: <Named play={play} seat={owner} /> }),
  };
}
