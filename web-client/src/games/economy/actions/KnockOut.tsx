import { Button } from '../../../ui/Button';
import { lyingOn, openCard, ownerOf } from '../cards';
import { hitsInReach } from '../gifts';
import { whyNotYours } from '../reasons';
import { hitAt, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { after, choose } from './choosing';

/** Those who can be knocked out, one after the other. */
export function KnockOut({ session }: { session: Session }) {
  const { play, chosen } = session;
  const hits = hitsInReach(session);
  // Of several none is named before the others, until one is chosen.
  const target =
    hits.find((to) => to === chosen.value) ?? (hits.length === 1 ? hits[0] : undefined);
  const seat = target === undefined ? null : hitAt(session, target);
  const hasRolled = play.table.value.phase === 'move';
  const name = seat === null ? '' : play.name(seat);
  return (
    <Button
      label={t('move.knock')}
      second={target === undefined ? namesAt(session, hits) : knockWords(session, target, name)}
      icon="crosshair"
      keyCap="k"
      focus="never"
      blocked={
        hits.length === 0
          ? (whyNotYours(session) ?? t(hasRolled ? 'move.knock.nobody' : 'move.roll'))
          : undefined
      }
      chosen={(target !== undefined && target === chosen.value) || undefined}
      onClick={() => choose(session, after(hits, session.chosen.value))}
    />
  );
}

/** So many letters stand in two lines of it under the board, and in one on a phone. */
const ROOM = 36;
const ROOM_ON_PHONE = 26;

/** "Sprocket: a 3 or Cog: a 1 down", or their names alone; of more there is room for their number alone. */
function namesAt(session: Session, hits: readonly Space[]): string {
  const { phone, name } = session.play;
  const seats = hits.flatMap((to) => hitAt(session, to) ?? []);
  const names = seats.map((seat) => name(seat)).join(t('list.or'));
  const isLong = hits.length > 2 || (phone.value && names.length > ROOM_ON_PHONE);
  if (isLong) return t('move.knock.many', { n: hits.length });
  const downs = downsAt(session, hits);
  return downs && downs.length <= (phone.value ? ROOM_ON_PHONE : ROOM) ? downs : names;
}

/** What each turns down; undefined where one stands on no open card. */
function downsAt(session: Session, hits: readonly Space[]): string | undefined {
  const { play } = session;
  const table = play.table.value;
  const pairs = hits.flatMap((to) => {
    const card = openCard(table, to);
    if (!card) return [];
    const isMine = ownerOf(table, card.id) === play.seat.value;
    const told = { name: play.name(hitAt(session, to) ?? 0), points: card.points };
    return t(isMine ? 'move.knock.pair.yours' : 'move.knock.pair', told);
  });
  if (pairs.length < hits.length) return undefined;
  return t('move.knock.pairs', { pairs: pairs.join(t('list.or')) });
}

/** Who is knocked out, and what becomes of what lies there; a phone has room for a few words, or a long name alone. */
function knockWords(session: Session, space: Space, name: string): string {
  const words = whoAndWhat(session, space, name, '');
  if (!session.play.phone.value || words.length <= ROOM_ON_PHONE) return words;
  const few = whoAndWhat(session, space, name, '.short');
  return few.length <= ROOM_ON_PHONE ? few : name;
}

function whoAndWhat({ play }: Session, space: Space, name: string, size: '' | '.short'): string {
  const table = play.table.value;
  const lying = lyingOn(table, space);
  switch (lying.lies) {
    case 'nothing':
      return t('move.knock.empty', { name });
    case 'back':
      return t(table.part === 2 ? 'move.knock.back' : 'move.knock.stays', { name });
    case 'card': {
      const { id, points } = lying.card;
      const isMine = ownerOf(table, id) === play.seat.value;
      return t(`move.knock.${isMine ? 'yours' : 'line'}${size}`, { name, points });
    }
  }
}
