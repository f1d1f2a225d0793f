import { cardName } from '../cards';
import { cornerWords } from '../knowledge/corner';
import { effectWords } from '../knowledge/effects';
import { stepsAway } from '../out-of-reach';
import { type Session, wayTo } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import type { Mark } from './marks';

/** What a space is called for the ear: "e3, MOTOR factory, property of Anna, you can go here by d4, d3: pays you 2". */
export function spaceName(session: Session, mark: Mark, lit = false): string {
  return [
    mark.space,
    lyingWords(mark),
    propertyWords(session, mark),
    mark.corner ? t('space.corner') : '',
    ...pieceWords(session, mark),
    wayWords(session, mark),
    lit ? t('space.lit') : '',
  ]
    .filter((part) => part !== '')
    .join(t('list.comma'));
}

function lyingWords({ lying }: Mark): string {
  switch (lying.lies) {
    case 'nothing':
      return t('space.empty');
    case 'back':
      return t('space.back');
    case 'card':
      return cardName(lying.card);
  }
}

function propertyWords({ play }: Session, { toBeHad, owner }: Mark): string {
  if (toBeHad) return t('space.toBeHad');
  if (owner === null) return '';
  return owner === play.seat.value
    ? t('space.yours')
    : t('space.ownedBy', { name: play.name(owner) });
}

function pieceWords({ play, scenes }: Session, { space }: Mark): readonly string[] {
  return scenes.shown.value.players.flatMap(({ seat, piece }) => {
    const yours = seat === play.seat.value;
    const name = play.name(seat);
    if (piece.space === space) {
      return yours ? t('space.youStand') : t('space.stands', { name });
    }
    if (piece.outside !== space) return [];
    return yours ? t('space.youWait') : t('space.waits', { name });
  });
}

function goWords(session: Session, space: Space): string {
  const way = wayTo(session, space).slice(0, -1);
  const what = effectWords(session, space);
  if (way.length === 0) return t('space.go.at', { what });
  return t('space.go', { way: way.join(t('list.comma')), what });
}

/** Of a space that the throw does not lead to, how far off it is. */
function awayWords({ play, destinations }: Session, space: Space): string {
  const steps = destinations.value.size > 0 ? stepsAway(play.table.value, space) : undefined;
  return steps === undefined ? '' : t('space.away', { n: steps });
}

function wayWords(session: Session, { way, space }: Mark): string {
  switch (way) {
    case 'legal':
    case 'hit':
      return goWords(session, space);
    case 'fits':
      return t('space.fits');
    case 'send':
      return t('space.send', { what: cornerWords(session, space) });
    case null:
      return awayWords(session, space);
  }
}
