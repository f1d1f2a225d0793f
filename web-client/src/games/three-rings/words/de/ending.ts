import type { Translation } from '../../../../i18n/catalogue';
import type { endingWords as english } from '../en/ending';

/** The words of ending. */
export const endingWords: Translation<typeof english> = {};
