import type { Translation } from '../../../../i18n/catalogue';
import type { en } from '..';
import { actionWords } from './actions';
import { boardWords } from './board';
import { guideWords } from './guide';
import { knowledgeWords } from './knowledge';
import { storyWords } from './story';

/** Every word of Economy in German; loaded when German is spoken. */
export const de: Translation<typeof en> = {
  ...boardWords,
  ...actionWords,
  ...knowledgeWords,
  ...storyWords,
  ...guideWords,
};
