import { translator } from '../../../i18n/translator';
import { sentencesOf } from '../../sentences';
import { actionWords } from './actions';
import { boardWords } from './board';
import { endWords } from './end';
import { fieldWords } from './fields';
import { guideWords } from './guide';
import { knowledgeWords } from './knowledge';
import { readerWords } from './reader';
import { rulesWords } from './rules';
import { storyWords } from './story';

/** Every word of Territories that a reader sees or hears, in English. */
export const en = {
  ...fieldWords,
  ...boardWords,
  ...actionWords,
  ...knowledgeWords,
  ...storyWords,
  ...readerWords,
  ...rulesWords,
  ...endWords,
  ...guideWords,
} as const;

/** The words of Territories. */
export const t = translator(en, { de: async () => (await import('./de')).de });

/** The same by keys that the server names. */
export const sentences = sentencesOf(en, t);

export type TerritoriesWord = keyof typeof en;
