import { lineOf } from '../accounts';
import { lyingOn, openCard } from '../cards';
import { isPlayed } from '../playing';
import { toldOfSeat, whom } from '../reader';
import type { Session } from '../session';
import type { LastMove, PublicCard, Space } from '../wire';
import { sentences, t } from '../words';
import { lastLandingWords } from './landing';

/** The last move, as the table shows it until the next one. */
export interface LastMoveFacts {
  seat: number;
  /** From where, how far and to where: "Cog: c4 → d7, 5 steps". */
  way: string;
  /** What it did: who was knocked out, what was taken, who gained what. */
  deed: string;
  /** The card on which it landed, while that lies open. */
  card: PublicCard | null;
}

/**
 * Told from what everybody sees while the move is the last: the table's own account of it, and the
 * line of the log that goes with it. Gone with the next move, and while that is being played.
 */
export function lastMoveOf(session: Session): LastMoveFacts | null {
  const move = session.play.table.value.lastMove;
  if (!move || isPlayed(session)) return null;
  const to = move.path.at(-1);
  if (to === undefined) return null;
  const landed = session.play.table.value.lastLanding !== null;
  const card = landed ? (openCard(session.play.table.value, to) ?? null) : null;
  return { seat: move.seat, way: wayOf(session, move, to), deed: deedOf(session, move, to), card };
}

/** How far a piece has come that walks just now; what it does there is told when that is seen. */
export function walkOf(session: Session): LastMoveFacts | null {
  const { play, scenes } = session;
  const move = scenes.running.value === null ? null : scenes.shown.value.lastMove;
  const to = move?.path.at(-1);
  if (!move || to === undefined) return null;
  const isKnown = move === play.table.value.lastMove;
  const deed = sentWords(session, isKnown);
  if (isKnown && deed === '') return null;
  return { seat: move.seat, way: wayOf(session, move, to), deed, card: null };
}

/**
 * To which corner the piece flies, and that it was knocked out where that was not told before; empty while none does.
 */
function sentWords({ play, scenes }: Session, isKnown: boolean): string {
  const { sending, players, turn } = scenes.shown.value;
  const corner = players.find(({ seat }) => seat === sending)?.piece.outside;
  if (sending === null || !corner) return '';
  const told = { name: play.name(turn), rival: whom(play, sending), corner };
  const key = isKnown ? 'last.sends' : sentKey(play, sending);
  return sentences.words(toldOfSeat(play, key, turn), told);
}

/** How a knock-out is told with the corner that follows from it. */
function sentKey({ seat }: Session['play'], rival: number) {
  return rival === seat.value ? 'last.sentYou' : 'last.sent';
}

function wayOf({ play }: Session, { seat, from, path }: LastMove, to: Space): string {
  const name = seat === play.seat.value ? t('whose.you') : play.name(seat);
  const told = { name, from, to, n: path.length };
  if (from !== OUTSIDE) return t('last.way', told);
  return t('last.enters', { ...told, from: path[0] ?? to });
}

/** Where a piece comes from that is not on the board. */
const OUTSIDE = 'outside';

function deedOf(session: Session, move: LastMove, to: Space): string {
  const landed = lastLandingWords(session);
  const knocked = knockedOut(session, move);
  const isWalk = lineOf(move, session.play.lines.value)?.code === 'rolled';
  const lies = landed === '' ? lyingWords(session, move.seat, to, isWalk) : '';
  const told = [knocked, landed, lies].filter((words) => words !== '').join(' ');
  return told === '' ? loggedWords(session, move) : told;
}

/** What the log says of it, without names, where the next move has taken the table's own account of it away already. */
function loggedWords({ play, moves }: Session, move: LastMove): string {
  const first = lineOf(move, play.lines.value);
  const lines = (first && moves.value.get(first.key)) ?? [];
  const said = lines.slice(1).map(({ code, args }) => {
    const key = toldOfSeat(play, `line.${code}`, args.seat);
    return sentences.words(key, { seat: play.name(Number(args.seat)) });
  });
  return said.join(' ');
}

/** Whoever was knocked out by the last move, and where he starts again. */
function knockedOut({ play }: Session, move: LastMove): string {
  const moved = lineOf(move, play.lines.value);
  if (moved?.code !== 'knocked-out') return '';
  const rival = Number(moved.args.rival);
  const corner = play.table.value.players.find((player) => player.seat === rival)?.piece.outside;
  const told = { name: play.name(move.seat), rival: whom(play, rival), corner: corner ?? '' };
  const key = corner ? sentKey(play, rival) : 'last.knocks';
  return sentences.words(toldOfSeat(play, key, move.seat), told);
}

/**
 * What lies there where nothing is told of a landing; of a card with its face down only that. After a
 * knock-out "there" would mean the corner.
 */
function lyingWords({ play }: Session, seat: number, to: Space, isWalk: boolean): string {
  const table = play.table.value;
  const lands = (key: string) =>
    sentences.words(toldOfSeat(play, key, seat), { name: play.name(seat) });
  switch (lyingOn(table, to).lies) {
    case 'nothing':
      return isWalk ? lands('last.nothing') : t('last.empty', { space: to });
    case 'back':
      return isWalk && table.part === 1
        ? lands('last.back.nothing')
        : t('last.back', { space: to });
    case 'card':
      return '';
  }
}
