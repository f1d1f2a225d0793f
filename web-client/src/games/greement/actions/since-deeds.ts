import { listed } from '../../../i18n/list';
import type { StoryLine } from '../../game';
import { t } from '../words';
import type { Since } from './since';

/** So many squares are named of what one did; of more it is told how many they are, and what came of it. */
const NAMED = 3;

/**
 * How short what one did is told: without each square's name, then without what he did on squares that he had, then
 * by how many squares alone. What he paid is told in each.
 */
export type Length = 'full' | 'brief' | 'terse' | 'counted';

/** What was paid for deeds, with their tax. */
export function coinsOf(deeds: readonly StoryLine[]): number {
  return deeds.reduce((sum, { args }) => sum + Number(args.price ?? 0) + Number(args.tax ?? 0), 0);
}

/**
 * "buys H8 and E5, seeds both, for 13 in all", or "buys 2 gold mines and 6 squares, seeds 5, for 71 in all, profit 167
 * now". What has been undone since is told as that, in short that there is more; what was paid for it is in the sum.
 */
export function deedWords(
  group: Since,
  profit: number | undefined,
  length: Length,
  undone: readonly StoryLine[] = [],
): string {
  const isFull = length === 'full';
  const most = isFull ? NAMED : 2;
  const [bought = [], seeded = [], grazed = []] = byCode(group);
  const isWhole = bought.length > 0 && bought.toSorted().join() === seeded.toSorted().join();
  const coins = coinsOf(group) + coinsOf(undone);
  const isUndone = undone.length > 0;
  const isBuying = bought.length === group.length && !isUndone;
  const isAlone = group.length === 1 && !isUndone;
  const isCounted = length === 'counted';
  const named = (all: readonly string[]) => {
    if (all.length <= most) return listed(all);
    return t('since.squares.n', { n: all.length });
  };
  const isMany = [bought, seeded, grazed].some(({ length }) => length > NAMED);
  const buys =
    bought.length === 0
      ? ''
      : t(isBuying ? 'since.buys' : 'since.buys.brief', {
          squares: isCounted
            ? named(bought)
            : boughtWords(group.filter(({ code }) => code === 'bought')),
          coins,
        });
  const spent = isBuying || isAlone ? '' : t('since.inAll', { coins });
  // Of a single deed there is no sum.
  const alone = (deed: string) => (isAlone ? t('since.spent', { deed, coins }) : deed);
  const gained = profit === undefined ? '' : t('since.profit', { profit });
  const sown = isWhole
    ? t(seeded.length > 2 ? 'since.seeds.all' : 'since.seeds.same', { n: seeded.length })
    : '';
  // Of many it is told what they came to.
  if ((length === 'terse' || isCounted) && buys !== '') {
    // A single other square is named as shortly as that there is more.
    const isOne = !isCounted && !isWhole && seeded.length + grazed.length === 1;
    const other = isOne ? grownWords(seeded, grazed, named) : [];
    const deeds = joined([buys, isCounted ? '' : sown, ...other]);
    const n = bought.length + (isWhole && !isCounted ? seeded.length : 0) + Number(isOne);
    const isLess = n < group.length || isUndone;
    // The sum is that of all, so it is said that there is more.
    return joined([
      isLess ? t('since.more', { deeds }) : deeds,
      spent,
      isMany && !isCounted ? gained : '',
    ]);
  }
  const done = joined([buys, sown, ...grownWords(isWhole ? [] : seeded, grazed, named).map(alone)]);
  return joined([done, undoneWords(undone, named), spent, isMany ? gained : '']);
}

/** The squares that were bought, seeded and grazed. */
function byCode(deeds: readonly StoryLine[]): readonly (readonly string[])[] {
  return ['bought', 'seeded', 'cattle-bought'].map((code) =>
    deeds.filter((line) => line.code === code).map(({ args }) => String(args.square)),
  );
}

type Naming = (squares: readonly string[]) => string;

/** "seeds F1" and "puts cattle on G2", each where there is such a one. */
function grownWords(
  seeded: readonly string[],
  grazed: readonly string[],
  named: Naming,
): readonly string[] {
  return [
    ...(seeded.length > 0 ? [t('since.seeds', { squares: named(seeded) })] : []),
    ...(grazed.length > 0 ? [t('since.grazes', { squares: named(grazed) })] : []),
  ];
}

/** "seeds F1 (undone since)". */
function undoneWords(undone: readonly StoryLine[], named: Naming): string {
  const [bought = [], seeded = [], grazed = []] = byCode(undone);
  const buys = bought.length > 0 ? [t('since.buys.brief', { squares: named(bought) })] : [];
  const deeds = joined([...buys, ...grownWords(seeded, grazed, named)]);
  return deeds === '' ? '' : t('since.undone', { deeds });
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(t('list.comma'));
}

/** Mines are told apart from other squares, where all are named or where they are counted; one alone is named. */
function boughtWords(bought: readonly StoryLine[]): string {
  const isMine = ({ args }: StoryLine) => args.kind === 'gold';
  const isLand = ({ args }: StoryLine) => args.kind === 'land';
  const named = (lines: readonly StoryLine[]) =>
    listed(lines.map(({ args }) => String(args.square)));
  const mines = bought.filter(isMine);
  const others = bought.filter((line) => !isMine(line));
  const [m, o, n] = [mines.length, others.length, bought.length];
  if (n <= NAMED) {
    return m === n ? t('since.mines', { squares: named(mines), n }) : named(bought);
  }
  return listed([
    ...(m === 1 ? [t('since.mines', { squares: named(mines), n: m })] : []),
    ...(m > 1 ? [t('since.mines.n', { n: m })] : []),
    ...(o === 1 ? [named(others)] : []),
    ...(o > 1 ? [t(others.every(isLand) ? 'kinds.land' : 'since.squares.n', { n: o })] : []),
  ]);
}
