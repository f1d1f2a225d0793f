import { translator } from '../../../i18n/translator';
import { sentencesOf } from '../../sentences';
import { actionsWords } from './en/actions';
import { boardWords } from './en/board';
import { endingWords } from './en/ending';
import { guideWords } from './en/guide';
import { knowledgeWords } from './en/knowledge';
import { nameWords } from './en/names';
import { refusedWords } from './en/refused';
import { rulesWords } from './en/rules';
import { seatWords } from './en/seats';
import { storyWords } from './en/story';
import { textWords } from './en/texts';

/** Every word of Three Rings that a reader sees or hears, in English. */
export const en = {
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
} as const;

/** The words of Three Rings. */
export const t = translator(en, { de: async () => (await import('./de')).de });

/** The sentences whose keys come from the server. */
export const sentences = sentencesOf(en, t);
