import type { Translation } from '../../../../i18n/catalogue';
import type { en } from '..';
import { actionWords } from './actions';
import { beginningWords } from './beginning';
import { boardWords } from './board';
import { endWords } from './end';
import { eventWords } from './events';
import { guideWords } from './guide';
import { knowledgeWords } from './knowledge';
import { readerWords } from './reader';
import { rulesWords } from './rules';
import { sheetWords } from './sheet';
import { sinceWords } from './since';
import { storyWords } from './story';
import { textWords } from './texts';
import { tradeWords } from './trade';

/** Every word of Greement in German; loaded when German is spoken. */
export const de: Translation<typeof en> = {
  ...boardWords,
  ...actionWords,
  ...sinceWords,
  ...beginningWords,
  ...tradeWords,
  ...eventWords,
  ...knowledgeWords,
  ...sheetWords,
  ...storyWords,
  ...readerWords,
  ...textWords,
  ...rulesWords,
  ...guideWords,
  ...endWords,
};
