import { translator } from '../../../i18n/translator';
import { sentencesOf } from '../../sentences';
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

/** Every word of Greement that a reader sees or hears, in English. */
export const en = {
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
} as const;

/** The words of Greement. */
export const t = translator(en, { de: async () => (await import('./de')).de });

/** The sentences whose keys come from the server. */
export const sentences = sentencesOf(en, t);

export type GreementWord = keyof typeof en;
