import { cardName } from '../cards';
import { hitAt, type Session, wayTo } from '../session';
import { t } from '../words';
import type { Mark } from './marks';

/** What a space is called for the ear: "e3, MOTOR factory, property of Anna, you can go here by d4, d3". */
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

function goWords(way: readonly string[]): string {
  return way.length < 2 ? t('space.go.at') : t('space.go', { way: way.join(t('list.comma')) });
}

function wayWords(session: Session, { way, space }: Mark): string {
  const { play } = session;
  switch (way) {
    case 'legal':
      return goWords(wayTo(session, space));
    case 'hit': {
      const seat = hitAt(session, space);
      return seat === null ? '' : t('space.hit', { name: play.name(seat) });
    }
    case 'fits':
      return t('space.fits');
    case 'send':
      return t('space.send');
    case null:
      return '';
  }
}
