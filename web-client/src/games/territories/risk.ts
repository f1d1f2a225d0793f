import { plotAt, stepped } from './fields';
import { sumOf } from './scene/flow';
import type { Stage } from './scene/stage';
import type { Field, Plot, Risk, Table } from './wire';
import { t } from './words';

/** What kind of thing a total of the throw would bring. */
export type Kind =
  | 'buy'
  | 'too-dear'
  | 'own-ground'
  | 'pay'
  | 'pay-by-throw'
  | 'receive'
  | 'lose'
  | 'choose';

/** What one total of the next throw would bring whoever is to throw. */
export interface Prospect {
  total: number;
  /** In how many of the 36 throws it comes. */
  ways: number;
  field: Field;
  kind: Kind;
  amount: number;
  /** Of the Caravan: what share of everything the amount is, where that is less than the fixed sum. */
  percent?: number | undefined;
  /** Of the Caravan, while it is chosen: the dearer of the two. */
  or?: number | undefined;
  /** Of what is too dear: how much is missing. */
  missing?: number | undefined;
  /** In how many of 36 cases it puts out. */
  outIn36: number;
}

/** How much a total has to be feared: nothing, money, perhaps being out, being out. */
export type Danger = 'safe' | 'pay' | 'maybe' | 'out';

const ALL = 36;
const LEAST_TOTAL = 2;
const MOST_TOTAL = 12;

/** One prospect for each total, read off the fields and the risk; empty while no throw is due. */
export function prospectsOf(table: Table): readonly Prospect[] {
  const { risk, ways, players, turn } = table;
  const here = players.find(({ seat }) => seat === turn)?.position;
  if (!risk || !here) return [];
  return ways.flatMap((each, i) => {
    const total = LEAST_TOTAL + i;
    const plot = plotAt(table, table.phase === 'camp' ? here : stepped(here, total));
    if (!plot) return [];
    const outIn36 = risk.out[total] ?? 0;
    return { total, ways: each, field: plot.id, outIn36, ...deedOn(table, risk, plot, total) };
  });
}

/** What a throw has led to at the Caravan, for a reader who has not seen what else it might have brought. */
export function caravanProspect(table: Table, total: number | null): Prospect | undefined {
  const { due, players, turn, ways } = table;
  const here = players.find(({ seat }) => seat === turn)?.position;
  const plot = here ? plotAt(table, here) : undefined;
  if (due?.type !== 'tax' || total === null || !plot) return undefined;
  const amount = Math.min(due.fixed, due.percent);
  const each = ways[total - LEAST_TOTAL] ?? 0;
  const deed = { kind: 'choose', amount, outIn36: 0 } as const;
  const percent = amount === due.fixed ? {} : { percent: plot.percent ?? undefined };
  return { total, ways: each, field: plot.id, ...deed, ...percent };
}

const PAID = ['caravan-paid', 'caravan-paid-in-part'];

/** What has been paid of it, as far as that is seen. */
function paymentIn({ news }: Pick<Stage, 'news'>) {
  return news.find(({ code }) => PAID.includes(code));
}

/** That something of it has been paid is seen. */
export function isPaid(stage: Pick<Stage, 'news'>): boolean {
  return paymentIn(stage) !== undefined;
}

/** Of the Caravan, once a throw has led there: both sums, and while that is seen the one that was paid. */
export function asDue(prospects: readonly Prospect[], stage: Stage): readonly Prospect[] {
  const { due } = stage.odds;
  if (due?.type !== 'tax') return prospects;
  const line = paymentIn(stage);
  const { fixed, percent } = due;
  const amount = line ? sumOf(line) : Math.min(fixed, percent);
  const isTenth = line && amount === percent && amount !== fixed;
  const or = line ? undefined : Math.max(fixed, percent);
  return prospects.map((prospect) =>
    prospect.kind === 'choose'
      ? { ...prospect, amount, or, percent: isTenth ? prospect.percent : undefined }
      : prospect,
  );
}

type Deed = Pick<Prospect, 'kind' | 'amount' | 'percent' | 'missing'>;

function deedOn(table: Table, risk: Risk, plot: Plot, total: number): Deed {
  if (table.due?.type === 'camp') return { kind: 'pay', amount: table.due.perPip * total };
  const { bonus, fixed, percent, price } = plot;
  if (bonus !== null) return { kind: 'receive', amount: bonus };
  if (percent !== null) {
    const amount = risk.tax ?? 0;
    return { kind: 'choose', amount, ...(amount !== fixed && { percent }) };
  }
  if (fixed !== null) return { kind: 'lose', amount: fixed };
  const owner = table.owner[plot.id] ?? null;
  if (owner !== null) return onOwned(table, plot, owner);
  return onFree(table, price ?? 0, risk.tooDear.includes(total));
}

function onFree({ players, turn }: Table, price: number, isTooDear: boolean): Deed {
  if (!isTooDear) return { kind: 'buy', amount: price };
  const money = players.find(({ seat }) => seat === turn)?.money ?? 0;
  return { kind: 'too-dear', amount: price, missing: price - money };
}

function onOwned({ turn, rent }: Table, { id, rentPerPip }: Plot, owner: number): Deed {
  if (owner === turn) return { kind: 'own-ground', amount: 0 };
  return { kind: rentPerPip === null ? 'pay' : 'pay-by-throw', amount: rent[id] ?? 0 };
}

export function dangerOf({ kind, outIn36 }: Prospect): Danger {
  if (outIn36 > 0) return outIn36 === ALL ? 'out' : 'maybe';
  switch (kind) {
    case 'pay':
    case 'pay-by-throw':
    case 'lose':
    case 'choose':
      return 'pay';
    case 'buy':
    case 'too-dear':
    case 'own-ground':
    case 'receive':
      return 'safe';
  }
}

/** Its danger; of what is bought, or is not to be had, that: it is neither a gain nor a loss. */
export function toneOf(prospect: Prospect): Danger | 'buy' | 'too-dear' {
  const { kind } = prospect;
  return kind === 'buy' || kind === 'too-dear' ? kind : dangerOf(prospect);
}

/** The prospect that each field has in the throw that moves a piece, by the field. */
export function reachedFields(table: Table): ReadonlyMap<string, Prospect> {
  const prospects = table.phase === 'roll' ? prospectsOf(table) : [];
  return new Map(prospects.map((prospect) => [prospect.field, prospect]));
}

/** What a camp's throw may cost: by the least and by the most that two dice show. */
export function campRange(perPip: number): { from: number; to: number } {
  return { from: LEAST_TOTAL * perPip, to: MOST_TOTAL * perPip };
}

/** A chance out of the 1296 ways in which two throws fall, in words. */
export function chanceWords(outIn1296: number): string {
  const hundredths = Math.round((outIn1296 / (ALL * ALL)) * 100);
  if (outIn1296 === ALL * ALL) return t('chance.sure');
  return hundredths < 1 ? t('chance.less') : t('chance.percent', { n: hundredths });
}
