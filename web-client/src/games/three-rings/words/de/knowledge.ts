import type { Translation } from '../../../../i18n/catalogue';
import type { knowledgeWords as english } from '../en/knowledge';

/** The words of knowledge. */
export const knowledgeWords: Translation<typeof english> = {};
