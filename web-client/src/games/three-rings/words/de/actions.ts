import type { Translation } from '../../../../i18n/catalogue';
import type { actionsWords as english } from '../en/actions';

/** The words of actions. */
export const actionsWords: Translation<typeof english> = {};
