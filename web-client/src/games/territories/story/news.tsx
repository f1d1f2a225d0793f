import { figure } from '../../../i18n/figure';
import type { StoryLine } from '../../game';
import { sentences, t } from '../words';

/** What the middle of the board says of a landing, short: "Ben pays Cleo 3,200, rent of Tower". */
export function newsWords({ code, args }: StoryLine, name: (seat: number) => string): string {
  const seat = (value: unknown) => (typeof value === 'number' ? name(value) : '');
  const what = sentences.words(
    `news.${code === 'resigned' ? 'out' : code}`,
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
