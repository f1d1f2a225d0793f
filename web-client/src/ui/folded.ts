import { createContext } from 'preact';

/** True in the head of a sheet that is folded down to it: what is done below has to be done there. */
export const Folded = createContext(false);

/** Opens the sheet again from within its folded head. */
export const Unfold = createContext<() => void>(() => undefined);
