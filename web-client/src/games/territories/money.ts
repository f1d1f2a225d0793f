import { figure, tenths } from '../../i18n/figure';

/** An amount as it stands in lists and beside names: "12,940". */
export function grouped(money: number): string {
  return figure(money);
}

/** The same in five signs at most, a price of less than ten thousand as exact as it is asked: "540", "4k", "4.75k", "13k". */
export function brief(money: number): string {
  if (money < 1000) return figure(money);
  const thousands = money < 10_000 ? Math.floor(money / 10) / 100 : Math.round(money / 1000);
  return `${figure(thousands)}k`;
}

/** An amount where there is little room: "540", "5.1k", "13k". */
export function short(money: number): string {
  if (money < 1000) return String(money);
  const thousands = Math.floor(money / 100) / 10;
  return thousands < 10 ? `${tenths(thousands)}k` : `${Math.round(money / 1000)}k`;
}
