import type { Ask } from '../bundle/ask';
import { ownedBy, spaceOf } from '../lookup';
import type { Session } from '../session';

interface Wished {
  /** Under this the draft is kept until the turn ends. */
  key: string;
  /** Whose properties may be named. */
  of: number | null;
  price: number;
  mostCash: number;
  /** So much debt may be taken over from whoever wishes, or by him. */
  mostDebt: number;
}

/** What may be wished for, by what everybody knows: no move of the rules stands behind it. */
export function wishAsk({ play }: Session, wished: Wished): Ask {
  const table = play.table.value;
  const { networkOf, networkAdds } = table.figures;
  const spaces = ownedBy(table, wished.of);
  const items = spaces.map((value) => ({
    value,
    weight: table.values[value] ?? 0,
    notes: {},
    blocked: null,
  }));
  const values = spaces.filter((space) => spaceOf(table, space)?.industry === 'virtual');
  const company = { values, least: networkOf, more: networkAdds };
  const some = { type: 'some', items, least: 0, most: items.length, company } as const;
  const whole = (to: number) => ({ type: 'whole', from: 0, to }) as const;
  return {
    key: wished.key,
    move: {
      action: 'wish',
      parameters: [
        { name: 'cash', domain: whole(wished.mostCash) },
        { name: 'takeDebt', domain: whole(wished.mostDebt) },
        { name: 'properties', domain: some },
      ],
      limits: [],
      blocked: null,
      forGood: false,
    },
    fixed: {},
    price: wished.price,
    exact: false,
    names: { cash: 'cash', theirDebt: 'takeDebt' },
    properties: 'properties',
  };
}
