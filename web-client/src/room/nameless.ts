import { kept } from '../settings';

/** The code of the room that was opened to try its game out by somebody who had not chosen a name. */
export const namelessIn = kept('nameless.room', '', (value) => typeof value === 'string');
