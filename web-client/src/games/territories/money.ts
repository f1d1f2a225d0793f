import { language } from '../../i18n/translator';

/** An amount as it stands in lists and beside names: "12,940". */
export function grouped(money: number): string {
  return new Intl.NumberFormat(language.value).format(money);
}

/** An amount where there is little room: "540", "5.1k", "13k". */
export function short(money: number): string {
  if (money < 1000) return String(money);
  const tenths = Math.floor(money / 100) / 10;
  return tenths < 10 ? `${tenths.toFixed(1)}k` : `${Math.round(money / 1000)}k`;
}
