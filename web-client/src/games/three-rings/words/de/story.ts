import type { Translation } from '../../../../i18n/catalogue';
import type { storyWords as english } from '../en/story';

/** The words of story. */
export const storyWords: Translation<typeof english> = {};
