import { language } from './language';

/** Several names as a sentence has them: "Anna", "Anna and Ben", "Anna, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  // The English of the game has no comma before its "and".
  const locale = language.value === 'en' ? 'en-GB' : language.value;
  return new Intl.ListFormat(locale).format(names);
}
