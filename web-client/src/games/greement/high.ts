import { media } from '../../ui/screen';

/** High enough for all of the paper's lines and all that has happened, wherever the tray stands. */
export const high = media('(min-height: 840px)');

/** Too low for a foot of the map: there the card of a square lies over the map itself. */
export const footless = media('(max-height: 759px)');
