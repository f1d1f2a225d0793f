import { en } from './en';
import { translator } from './translator';

/** The words of the frame. A game brings its own catalogue with its own `translator`. */
export const t = translator(en, { de: async () => (await import('./de')).de });

export type WordKey = keyof typeof en;
