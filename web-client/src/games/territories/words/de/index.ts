import type { Translation } from '../../../../i18n/catalogue';
import type { en } from '..';
import { actionWords } from './actions';
import { boardWords } from './board';
import { endWords } from './end';
import { fieldWords } from './fields';
import { guideWords } from './guide';
import { knowledgeWords } from './knowledge';
import { readerWords } from './reader';
import { rulesWords } from './rules';
import { storyWords } from './story';

/** Every word of Territories in German; loaded when German is spoken. */
export const de: Translation<typeof en> = {
  ...fieldWords,
  ...boardWords,
  ...actionWords,
  ...knowledgeWords,
  ...storyWords,
  ...readerWords,
  ...rulesWords,
  ...endWords,
  ...guideWords,
};
