import { en } from '../i18n/en';
import { enBanners } from '../i18n/en.banners';
import { enReach } from '../i18n/en.reach';
import { enRefused } from '../i18n/en.refused';
import { enRoom } from '../i18n/en.room';
import { translator } from '../i18n/translator';

const catalogue = { ...en, ...enRoom, ...enRefused, ...enReach, ...enBanners };

/** The words of the frame and of the room. */
export const t = translator(catalogue, {
  de: async () => ({
    ...(await import('../i18n/de')).de,
    ...(await import('../i18n/de.room')).deRoom,
    ...(await import('../i18n/de.refused')).deRefused,
    ...(await import('../i18n/de.reach')).deReach,
    ...(await import('../i18n/de.banners')).deBanners,
  }),
});

type Known = Exclude<keyof typeof enRefused, 'refused.unknown'>;

function isKnown(key: string): key is Known {
  return key !== 'refused.unknown' && Object.hasOwn(enRefused, key);
}

/** The sentence of a refusal that is not the game's own. */
export function refusalWords(code: string): string {
  const key = `refused.${code}`;
  return isKnown(key) ? t(key) : t('refused.unknown', { code });
}

/** "Anna", "Anna and Ben", "Anna, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return t('list.and', { a: names.slice(0, -1).join(', '), b: last });
}
