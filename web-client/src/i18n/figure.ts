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

/** A number with its sign, the minus of figures: "+4,750", "−4,750", "0". */
export function signedFigure(value: number): string {
  return value > 0 ? `+${figure(value)}` : minusFigure(value);
}

/** A number that may be below nothing: "4,750", "−4,750"; nothing has no sign. */
export function minusFigure(value: number): string {
  return value < 0 ? `−${figure(-value)}` : figure(Math.abs(value));
}
