import type { StoryLine } from '../../game';
import { type Account, BEGINNINGS } from '../accounts';
import { cardName, cardOf, lyingOn } from '../cards';
import type { MoveLines } from '../move-lines';
import { fromWhom, toldOfSeat, whom } from '../reader';
import type { Session } from '../session';
import type { Table } from '../wire';
import { sentences, t } from '../words';
import { gainWords } from './Gains';
import { ownedName } from './owned';

/** What a move did, each thing in a few words. */
export function deedsOf(
  session: Session,
  [first, ...lines]: MoveLines,
  account: Account | undefined,
): readonly string[] {
  const deeds = lines.map((line) => deedWords(session, line, account));
  if (deeds.length > 0 || first.code !== 'rolled') return deeds;
  const code = account
    ? landingCode(session.play.table.value, account)
    : isOver(session, first) && 'nothing';
  return code ? [deedWords(session, { code, args: first.args }, account)] : [];
}

/** True once another move has begun: what the log does not tell of this one by then did not happen. */
function isOver({ play }: Session, { key }: StoryLine): boolean {
  return play.lines.value.findLast(({ code }) => BEGINNINGS.has(code))?.key !== key;
}

/** What a walk came to that took and paid nothing; undefined while that is not known yet. */
function landingCode(table: Table, { landing, move }: Account): string | undefined {
  if (landing) return 'landed';
  switch (lyingOn(table, move.path.at(-1) ?? '').lies) {
    case 'nothing':
      return 'landed-empty';
    case 'back':
      return 'landed-back';
    case 'card':
      return undefined;
  }
}

/** What one line tells of it, with what all have gained. */
export function deedWords(
  { play }: Session,
  { code, args }: Pick<StoryLine, 'code' | 'args'>,
  account: Account | undefined,
): string {
  const { landing, paid = [] } = account ?? {};
  const said = (key: string) => toldOfSeat(play, key, args.seat);
  const named = `deed.${code}.card`;
  if (!landing || !sentences.has(named)) {
    return withGains(sentences.words(said(`deed.${code}`)), gainWords({ play }, paid));
  }
  const { card, takenFrom, points } = landing;
  const face = cardOf(play.table.value, card);
  const from = typeof takenFrom === 'number' ? fromWhom(play, takenFrom) : '';
  const whose = ownedName({ play }, face);
  const told = { card: cardName(face), points: face.points, from, whose };
  const deed = sentences.words(said(named), told);
  return withGains(deed, gainWords({ play }, points));
}

function withGains(deed: string, gains: string): string {
  return gains === '' ? deed : t('deed.gains', { deed, gains });
}

/** Who moved, whom he met, and what he had rolled. */
export function toldOf({ play }: Session, { args }: StoryLine) {
  const { seat, rival, die } = args;
  return {
    name: play.name(Number(seat)),
    rival: typeof rival === 'number' ? whom(play, rival) : '',
    die: Number(die),
  };
}
