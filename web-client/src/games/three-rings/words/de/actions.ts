import type { Translation } from '../../../../i18n/catalogue';
import type { actionsWords as english } from '../en/actions';
import { bundleEditorWords } from './bundle';
import { dealWords } from './deals';
import { turnWords } from './turn';

/** Die Worte für alles, was man tut. */
export const actionsWords: Translation<typeof english> = {
  ...turnWords,
  ...bundleEditorWords,
  ...dealWords,
};
