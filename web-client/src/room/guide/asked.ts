import { kept } from '../../settings';

/** The code of the room that was opened to try its game out: the guide begins there by itself. */
export const guideAsked = kept('guide.room', '', (value) => typeof value === 'string');
