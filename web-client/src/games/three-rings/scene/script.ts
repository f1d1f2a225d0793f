import { fly } from '../../../ui/flights';
import type { StoryLine } from '../../game';
import type { Scene } from '../../staging';
import { linesSince } from '../../story-since';
import { numberOf, ringOf } from '../rings';
import type { Space } from '../wire';
import { dealing } from './deals';
import { throwingForFirst, turningCards } from './opening';
import { takingRoof, turningLevel } from './powers';
import { type Seen, withMoney, withOwner, withPiece } from './seen';
import { throwing } from './throws';
import { victory } from './victory';

/** No single action tells more: what does has been missed, and is not played. */
export const MOST_AT_ONCE = 10;

const CLAIM_MILLIS = 400;
const CHANGE_MILLIS = 280;
const COINS_MILLIS = 600;

/** The scenes of what has been told between two moments: one line after the other. */
export function scenesBetween(before: Seen, after: Seen): readonly Scene<Seen>[] {
  const told = linesSince(before, after, MOST_AT_ONCE);
  if (told.length > MOST_AT_ONCE) return [];
  const scenes: Scene<Seen>[] = [...turningCards(before, after)];
  let seen: Seen = { ...(scenes.at(-1)?.table ?? before), act: null };
  for (const line of told) {
    const next = scenesOfLine(seen, line, after);
    scenes.push(...next.map((scene) => ({ ...scene, table: { ...scene.table, line } })));
    seen = next.at(-1)?.table ?? seen;
    seen = { ...seen, lines: upTo(after.lines, line), act: null, fresh: null, tumbles: false };
  }
  return [...scenes, ...victory(seen, after)];
}

/** The story as far as this line. */
function upTo(lines: readonly StoryLine[], line: StoryLine): readonly StoryLine[] {
  return lines.slice(0, lines.lastIndexOf(line) + 1);
}

/** What is shown of a line; nothing where it changes nothing to be seen. */
function scenesOfLine(seen: Seen, line: StoryLine, after: Seen): readonly Scene<Seen>[] {
  const { code } = line;
  switch (code) {
    case 'rolls-for-first':
      return throwingForFirst(seen, line);
    case 'rolls':
    case 'rolls-across':
    case 'calls-rightly':
    case 'calls-wrongly':
      return throwing(seen, line);
    case 'claims-start':
    case 'claims-free':
    case 'claims':
    case 'claims-behind':
      return claiming(seen, line);
    case 'sells':
      return [{ table: sold(seen, line), millis: CHANGE_MILLIS }];
    case 'consolidates':
      return consolidating(seen, line);
    case 'pays-interest':
      return payingInterest(seen, line);
    case 'pays-rent':
    case 'trades':
      return dealing(seen, line, after);
    case 'placed':
      return [{ table: placed(seen, line, String(line.args.space)), millis: CHANGE_MILLIS }];
    case 'takes-rooftop':
      return takingRoof(seen, line);
    case 'level':
    case 'rate':
      return turningLevel(seen, line, after);
    default:
      return [];
  }
}

/** What is paid with goes back to the bank, then the ring of the claim is drawn and the piece follows. */
function claiming(seen: Seen, line: StoryLine): readonly Scene<Seen>[] {
  const space = String(line.args.space);
  const seat = Number(line.args.seat);
  const { cash = 0, debt = 0 } = line.args;
  const paid = withMoney(without(seen, line), seat, -Number(cash), Number(debt));
  const owned = withOwner(placed(paid, line, space), [space], seat);
  const gone: Scene<Seen> = { table: paid, millis: CHANGE_MILLIS };
  const drawn: Scene<Seen> = { table: { ...owned, fresh: space }, millis: CLAIM_MILLIS };
  return spacesIn(line).length > 0 ? [gone, drawn] : [drawn];
}

function consolidating(seen: Seen, line: StoryLine): readonly Scene<Seen>[] {
  const take = String(line.args.take);
  const given = without(seen, line);
  const owned = withOwner(placed(given, line, take), [take], Number(line.args.seat));
  return [
    { table: given, millis: CHANGE_MILLIS },
    { table: { ...owned, fresh: take }, millis: CLAIM_MILLIS },
  ];
}

/** Coins fly to the street; what becomes debt is told by the seat. */
function payingInterest(seen: Seen, { args }: StoryLine): readonly Scene<Seen>[] {
  const words = `−${args.due}`;
  const from = `[data-seat="${args.seat}"] .seat`;
  const start = (millis: number) =>
    fly([{ from, to: '[data-street]', words, kind: 'coins', coins: Number(args.due) }], millis);
  const paid = withMoney(seen, Number(args.seat), -Number(args.cash), Number(args.debt));
  return [{ table: paid, millis: COINS_MILLIS, start }];
}

function spacesIn({ args }: StoryLine): readonly Space[] {
  return Array.isArray(args.spaces) ? args.spaces.map(String) : [];
}

function sold(seen: Seen, line: StoryLine): Seen {
  return withMoney(without(seen, line), Number(line.args.seat), Number(line.args.amount), 0);
}

function without(seen: Seen, line: StoryLine): Seen {
  return withOwner(seen, spacesIn(line), null);
}

function placed(seen: Seen, { args }: StoryLine, space: Space): Seen {
  return withPiece(seen, Number(args.seat), ringOf(space), numberOf(space));
}
