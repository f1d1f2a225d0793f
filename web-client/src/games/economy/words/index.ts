import { translator } from '../../../i18n/translator';
import { sentencesOf } from '../../sentences';
import { actionWords } from './actions';
import { boardWords } from './board';
import { guideWords } from './guide';
import { knowledgeWords } from './knowledge';
import { storyWords } from './story';

/** Every word of Economy that a reader sees or hears, in English. */
export const en = {
  ...boardWords,
  ...actionWords,
  ...knowledgeWords,
  ...storyWords,
  ...guideWords,
} as const;

/** The words of Economy. */
export const t = translator(en, { de: async () => (await import('./de')).de });

/** The sentences whose keys come from the server. */
export const sentences = sentencesOf(en, t);
