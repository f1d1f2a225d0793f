import { en } from '../i18n/en';
import { enReach } from '../i18n/en.reach';
import { enRoom } from '../i18n/en.room';
import { translator } from '../i18n/translator';

const catalogue = { ...en, ...enRoom, ...enReach };

/** The words of the frame and of the room. */
export const t = translator(catalogue, {
  de: async () => ({
    ...(await import('../i18n/de')).de,
    ...(await import('../i18n/de.room')).deRoom,
    ...(await import('../i18n/de.reach')).deReach,
  }),
});

type Plain = {
  [K in keyof typeof enRoom]: (typeof enRoom)[K] extends `${string}{${string}` | object ? never : K;
}[keyof typeof enRoom];

function isPlain(key: string): key is Plain {
  const entry = (catalogue as Record<string, unknown>)[key];
  return typeof entry === 'string' && !entry.includes('{');
}

/** The sentence of a refusal that is not the game's own. */
export function refusalWords(code: string): string {
  const key = `refused.${code}`;
  return isPlain(key) ? t(key) : t('refused.unknown', { code });
}

/** "Anna", "Anna and Ben", "Anna, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return t('list.and', { a: names.slice(0, -1).join(', '), b: last });
}
