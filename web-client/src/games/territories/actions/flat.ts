import { media } from '../../../ui/screen';

/** A phone on its side: the middle of the board lies below its window. */
export const isFlat = media('(max-height: 499px)');
