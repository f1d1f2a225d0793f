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
