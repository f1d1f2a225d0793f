import { language } from './language';

/** A number as the language writes it: "12,940", "12.940". */
export function figure(value: number): string {
  return new Intl.NumberFormat(language.value).format(value);
}

/** The same with one digit behind the point or comma: "5.1", "5,1". */
export function tenths(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language.value, digits).format(value);
}
