import type { ComponentChildren } from 'preact';
import type { LineFace } from '../faces';
import type { StoryLine } from '../game';
import type { Account } from './accounts';
import { cornerSeen } from './corner-told';
import { deedsOf, deedWords, toldOf } from './knowledge/deeds';
import type { MoveLines } from './move-lines';
import { toldOfSeat } from './reader';
import type { Session } from './session';
import { lineFace } from './story';
import type { LastLanding, LastMove, Table } from './wire';
import { sentences, t } from './words';

/**
 * A line of the log. A walk is told in one sentence with what came of it, and by name while it is the last
 * move: "Host rolls 5: h1 → e2, takes MOTOR invention (3)." After that the line says "takes a property
 * card", for R25 lets no line name a card, a sector, a space or points: with who was knocked out it would
 * tell what lies face-down under him.
 */
export function toldFace(session: Session, line: StoryLine): LineFace | null {
  const move = session.moves.value.get(line.key);
  if (!move) return lineFace(byTheTable(session, line), session.play);
  const [first] = move;
  const account = session.accounts.value.get(first.key);
  if (first.code !== 'rolled') return followed(session, line, first, account);
  return line.key === first.key ? walked(session, move, account) : null;
}

/** Of a clock that ran out on the throw no more is said than that. */
function byTheTable({ rolledFor }: Session, line: StoryLine): StoryLine {
  return rolledFor.value.has(line.key) ? { ...line, code: 'time-up.roll' } : line;
}

/** After a knock-out the game goes on with a choice: what comes of it is a sentence of its own. */
function followed(
  session: Session,
  line: StoryLine,
  first: StoryLine,
  account: Account | undefined,
): LineFace {
  const face = lineFace(line, session.play);
  const seen = lights(session, account);
  if (!account) return face;
  if (line.key === first.key) {
    const way = wayWords(account.move);
    const key = toldOfSeat(session.play, `before.${line.code}.way`, line.args.seat);
    const { name, rival, die } = toldOf(session, line);
    const met = line.args.rival === session.play.seat.value ? rival : <b>{rival}</b>;
    const told = { name: <b>{name}</b>, rival: met, die, way };
    const what = sentences.has(key) ? sentences.filled(key, told) : [];
    const later = cornerSeen(session, line);
    return { ...face, ...seen, text: t.rich('told.line', { what }), later };
  }
  if (!account.landing) return face;
  const name = face.seat === undefined ? '' : session.play.name(face.seat);
  const isYours = face.seat !== undefined && face.seat === session.play.seat.value;
  const what = [isYours ? t('whose.you') : <b>{name}</b>, ' ', deedWords(session, line, account)];
  return { ...face, ...seen, text: t.rich('told.line', { what }) };
}

function walked(session: Session, move: MoveLines, account: Account | undefined): LineFace {
  const { play } = session;
  const [{ args }] = move;
  const seat = Number(args.seat);
  const way = account && wayWords(account.move);
  const fill = { name: <b>{play.name(seat)}</b>, die: Number(args.die), way: way ?? '' };
  const key = toldOfSeat(play, way ? 'before.rolled.way' : 'before.rolled', seat);
  const head = sentences.has(key) ? sentences.filled(key, fill) : [];
  const what: ComponentChildren[] = [head, ...afterComma(deedsOf(session, move, account))];
  return { seat, text: t.rich('told.line', { what }), ...lights(session, account) };
}

function afterComma(deeds: readonly string[]): readonly string[] {
  return deeds.map((deed) => `${t('list.comma')}${deed}`);
}

/** The line under the pointer lights where it ended, or where its card lies. */
function lights(
  { play }: Session,
  account: Account | undefined,
): Pick<LineFace, 'spaces' | 'passing'> {
  if (!account) return {};
  const end = account.move.path.at(-1) ?? spaceOf(play.table.value, account.landing);
  return { ...(end && { spaces: [end] }), passing: true };
}

function spaceOf({ locations }: Table, landing: LastLanding | null) {
  return landing && locations.find(({ card }) => card === landing.card)?.space;
}

/** "h1 → e2"; of a piece that came from outside its first space. */
function wayWords({ from, path }: LastMove): string {
  const to = path.at(-1) ?? '';
  const start = from === 'outside' ? path[0] : from;
  return start === to || start === undefined ? t('told.in', { to }) : t('told.way', { start, to });
}
