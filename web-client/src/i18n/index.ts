import { en } from './en';
import { translator } from './translator';

/** The words of the frame. A game brings its own catalogue with its own `translator`. */
export const t = translator(en);

export type WordKey = keyof typeof en;
