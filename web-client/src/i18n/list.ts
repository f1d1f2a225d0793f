import { language } from './language';

/** Several names as a sentence has them: "Anna", "Anna and Ben", "Anna, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  return format().format(names);
}

/** The same in its parts: each name is an element, and what stands between two is none. */
export function listedParts(names: readonly string[]): { isName: boolean; text: string }[] {
  return format()
    .formatToParts(names)
    .map(({ type, value }) => ({ isName: type === 'element', text: value }));
}

function format(): Intl.ListFormat {
  // The English of the game has no comma before its "and".
  return new Intl.ListFormat(language.value === 'en' ? 'en-GB' : language.value);
}
