import type { Translation } from '../../../../i18n/catalogue';
import type { en } from '..';
import { actionsWords } from './actions';
import { boardWords } from './board';
import { endingWords } from './ending';
import { guideWords } from './guide';
import { knowledgeWords } from './knowledge';
import { nameWords } from './names';
import { refusedWords } from './refused';
import { rulesWords } from './rules';
import { seatWords } from './seats';
import { storyWords } from './story';
import { textWords } from './texts';

/** Every word of Three Rings in German; loaded when German is spoken. */
export const de: Translation<typeof en> = {
  ...nameWords,
  ...boardWords,
  ...seatWords,
  ...actionsWords,
  ...storyWords,
  ...refusedWords,
  ...textWords,
  ...endingWords,
  ...knowledgeWords,
  ...rulesWords,
  ...guideWords,
};
