import type { Translation } from '../../../../i18n/catalogue';
import type { en } from '..';
import { actionWords } from './actions';
import { boardWords } from './board';
import { cardWords } from './cards';
import { guideWords } from './guide';
import { knowledgeWords } from './knowledge';
import { storyWords } from './story';
import { textWords } from './texts';

/** Every word of Landmarks in German; loaded when German is spoken. */
export const de: Translation<typeof en> = {
  ...boardWords,
  ...actionWords,
  ...cardWords,
  ...guideWords,
  ...knowledgeWords,
  ...storyWords,
  ...textWords,
};
