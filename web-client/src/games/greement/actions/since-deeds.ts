import { listed } from '../../../i18n/list';
import type { StoryLine } from '../../game';
import { t } from '../words';
import type { Since } from './since';

/** So many squares are named of what one did; of more it is told how many they are, and what came of it. */
const NAMED = 3;

/** "buys H8 and E5 for 9, seeds both", or "buys 2 gold mines and 6 squares for 61, seeds 5, profit 167 now". */
export function deedWords(group: Since, profit: number | undefined, brief: boolean): string {
  const most = brief ? 1 : NAMED;
  const on = (code: string) => group.filter((line) => line.code === code);
  const squares = (code: string) => on(code).map(({ args }) => String(args.square));
  const [bought, seeded, grazed] = [squares('bought'), squares('seeded'), squares('cattle-bought')];
  const coins = on('bought').reduce(
    (sum, { args }) => sum + Number(args.price) + Number(args.tax),
    0,
  );
  const isWhole = bought.length > 0 && bought.toSorted().join() === seeded.toSorted().join();
  const named = (all: readonly string[]) => (all.length > most ? String(all.length) : listed(all));
  const isMany = [bought, seeded, grazed].some(({ length }) => length > NAMED);
  return [
    bought.length === 0
      ? ''
      : t(brief ? 'since.buys.brief' : 'since.buys', {
          squares: boughtWords(on('bought'), most),
          coins,
        }),
    seeded.length === 0
      ? ''
      : isWhole
        ? t(seeded.length > 2 ? 'since.seeds.all' : 'since.seeds.same', { n: seeded.length })
        : t('since.seeds', { squares: named(seeded) }),
    grazed.length > 0 ? t('since.grazes', { squares: named(grazed) }) : '',
    isMany && !brief && profit !== undefined ? t('since.profit', { profit }) : '',
  ]
    .filter((part) => part !== '')
    .join(t('list.comma'));
}

/** Mines are told apart from other squares, where all are named or where they are counted. */
function boughtWords(bought: readonly StoryLine[], most: number): string {
  const mines = bought.filter(({ args }) => args.kind === 'gold').length;
  const n = bought.length;
  if (n <= most) {
    const squares = listed(bought.map(({ args }) => String(args.square)));
    return mines === n ? t('since.mines', { squares, n }) : squares;
  }
  const others = n - mines;
  return listed([
    ...(mines > 0 ? [t('since.mines.n', { n: mines })] : []),
    ...(others > 0 ? [t('since.squares.n', { n: others })] : []),
  ]);
}
