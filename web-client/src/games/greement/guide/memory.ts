import { kept } from '../../../settings';

/** What this browser has already been shown: each thing comes once. */
export const guideSeen = kept('greement.guide', false, (value) => typeof value === 'boolean');

/** The hints that have been closed. */
export const hintsSeen = kept<readonly string[]>(
  'greement.hints',
  [],
  (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
);
