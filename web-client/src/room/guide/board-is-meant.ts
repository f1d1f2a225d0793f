import { signal } from '@preact/signals';

/** True while a step of the guide speaks of the board: a phone's sheet makes room for it. */
export const boardIsMeant = signal(false);
