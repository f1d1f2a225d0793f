import { en } from '../i18n/en';
import { enPages } from '../i18n/en.pages';
import { translator } from '../i18n/translator';

const catalogue = { ...en, ...enPages };

/** The words of the pages about the games: how each goes, and how chance is drawn. */
export const t = translator(catalogue, {
  de: async () => ({
    ...(await import('../i18n/de')).de,
    ...(await import('../i18n/de.pages')).dePages,
  }),
});
