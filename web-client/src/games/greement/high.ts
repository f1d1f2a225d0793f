import { media } from '../../ui/screen';

/** High enough for all of the paper's lines and all that has happened, wherever the tray stands. */
export const high = media('(min-height: 840px)');
