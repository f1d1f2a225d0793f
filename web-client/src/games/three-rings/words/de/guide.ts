import type { Translation } from '../../../../i18n/catalogue';
import type { guideWords as english } from '../en/guide';

/** The words of guide. */
export const guideWords: Translation<typeof english> = {};
