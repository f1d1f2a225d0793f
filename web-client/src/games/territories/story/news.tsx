import { figure } from '../../../i18n/figure';
import type { StoryLine } from '../../game';
import { fieldOf } from '../scene/stage';
import { sentences, t } from '../words';

/** What the middle of the board says of a landing, short: "Ben pays you 3,200, rent of Tower". */
export function newsWords(
  { code, args }: StoryLine,
  name: (seat: number) => string,
  reader: number | null,
): string {
  const seat = (value: unknown) => (typeof value === 'number' ? name(value) : '');
  const what = sentences.words(
    sentences.toReader(`news.${code === 'resigned' ? 'out' : code}`, reader, args.seat, args.owner),
    Object.fromEntries(
      Object.entries({
        ...args,
        name: seat(args.seat),
        owner: seat(args.owner),
        field: sentences.words(`field.${args.field}`),
      }).map(([hole, value]) => [hole, typeof value === 'number' ? figure(value) : String(value)]),
    ),
  );
  return withFreed(what, args.freed, 'news.free');
}

/** That somebody is out, and how many fields are free again by it. */
function withFreed(what: string, freed: unknown, key: 'news.free' | 'short-news.free'): string {
  const n = Number(freed ?? 0);
  return n > 0 ? `${what}${t('list.comma')}${t(key, { n })}` : what;
}

/**
 * The same in one short line, said to the reader himself where he is in it: "Sprocket pays you 1,000 ·
 * Huts", "You buy Tower for 6,000".
 */
export function newsBrief(
  line: StoryLine,
  reader: number | null,
  name: (seat: number) => string,
): string {
  return briefWords(line, reader, name, keyOf(line, reader));
}

/** That without the field, where a piece on the board shows it: "Sprocket pays you 1,000". What was bought is named. */
export function newsBare(
  line: StoryLine,
  reader: number | null,
  name: (seat: number) => string,
): string {
  const key = keyOf(line, reader);
  const bare = `${key}.bare`;
  if (sentences.has(bare)) return briefWords(line, reader, name, bare);
  const words = briefWords(line, reader, name, key);
  const end = words.lastIndexOf(t('list.dot'));
  return end < 0 ? words : words.slice(0, end);
}

/** To the reader himself where he is in it. */
function keyOf({ code, args }: StoryLine, reader: number | null): string {
  const whole = `short-news.${briefOf(code)}`;
  const yours = `${whole}.you`;
  return args.seat === reader && sentences.has(yours) ? yours : whole;
}

function briefWords(
  line: StoryLine,
  reader: number | null,
  name: (seat: number) => string,
  key: string,
): string {
  const { args } = line;
  const called = (seat: unknown, own: string) =>
    typeof seat !== 'number' ? '' : seat === reader ? own : name(seat);
  const [paid, due] = [args.paid ?? args.amount ?? args.price ?? 0, args.due].map(Number);
  const sum = figure(paid ?? 0);
  const what = sentences.words(key, {
    name: called(args.seat, t('short-news.you')),
    owner: called(args.owner, t('short-news.to-you')),
    field: sentences.words(`short.${fieldOf(line)}`),
    paid: due ? t('short-news.of', { paid: sum, due: figure(due) }) : sum,
  });
  return withFreed(what, args.freed, 'short-news.free');
}

/** Many ends of a turn are told with the same few words. */
function briefOf(code: string): string {
  const whole = code.replace('-in-part', '');
  switch (whole) {
    case 'camp-rent-paid':
      return 'rent-paid';
    case 'goldmine-paid':
    case 'caravan-paid':
      return 'lost';
    case 'resigned':
      return 'out';
    default:
      return whole;
  }
}
