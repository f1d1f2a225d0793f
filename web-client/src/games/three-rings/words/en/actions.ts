import { bundleEditorWords } from './bundle';
import { dealWords } from './deals';
import { turnWords } from './turn';

/** The words of all that a player does. */
export const actionsWords = { ...turnWords, ...bundleEditorWords, ...dealWords } as const;
