import { kept } from '../../../settings';

/** True once this browser has shown the guide. */
export const guideSeen = kept('greement.guide', false, (value) => typeof value === 'boolean');
