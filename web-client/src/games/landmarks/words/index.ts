import { translator } from '../../../i18n/translator';
import { sentencesOf } from '../../sentences';
import { actionWords } from './actions';
import { boardWords } from './board';
import { cardWords } from './cards';
import { guideWords } from './guide';
import { knowledgeWords } from './knowledge';
import { storyWords } from './story';
import { textWords } from './texts';

/** Every word of Landmarks that a reader sees or hears, in English. */
export const en = {
  ...boardWords,
  ...actionWords,
  ...cardWords,
  ...guideWords,
  ...knowledgeWords,
  ...storyWords,
  ...textWords,
} as const;

/** The words of Landmarks. */
export const t = translator(en, { de: async () => (await import('./de')).de });

/** The sentences whose keys come from the server. */
export const sentences = sentencesOf(en, t);
