import { figure } from '../../../i18n/figure';
import type { StoryLine } from '../../game';
import { sentences, t } from '../words';
import { type Called, toReader } from './reader';

/** What the middle of the board says of a landing, short: "Ben pays you 3,200, rent of Tower". */
export function newsWords(
  { code, args }: StoryLine,
  name: (seat: number) => string,
  reader: number | null,
): string {
  const seat = (value: unknown) => (typeof value === 'number' ? name(value) : '');
  const what = sentences.words(
    toReader(`news.${code === 'resigned' ? 'out' : code}`, args, reader),
    Object.fromEntries(
      Object.entries({
        ...args,
        name: seat(args.seat),
        owner: seat(args.owner),
        field: sentences.words(`field.${args.field}`),
      }).map(([hole, value]) => [hole, typeof value === 'number' ? figure(value) : String(value)]),
    ),
  );
  return typeof args.freed === 'number' ? freedWords(what, args.freed) : what;
}

function freedWords(out: string, freed: number): string {
  return freed > 0 ? `${out}${t('list.comma')}${t('news.free', { n: freed })}` : out;
}

/** The same as short as it can be said, to a reader who is called “you”: "Cog −2,000 Goldmine". */
export function newsBrief({ code, args }: StoryLine, name: (seat: unknown) => Called): string {
  const field = typeof args.field === 'string' ? args.field : 'caravan';
  const paid = Number(args.paid ?? args.amount ?? 0);
  return sentences.words(`short-news.${briefOf(code)}`, {
    name: name(args.seat).first,
    owner: name(args.owner).later,
    field: sentences.words(`field.${field}`),
    paid: figure(paid),
  });
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
