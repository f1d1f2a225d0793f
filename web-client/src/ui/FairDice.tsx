import { t } from '../i18n';
import { Fold } from './Fold';

interface Props {
  word: string;
  onChange: (word: string) => void;
}

/** The reader's own word for the shuffle, folded: the page has drawn one already. */
export function FairDice({ word, onChange }: Props) {
  return (
    <Fold label={t('fair.title')}>
      <p>{t('fair.why')}</p>
      <label class="labelled">
        {t('fair.word')}
        <input
          class="field"
          value={word}
          maxLength={64}
          autocomplete="off"
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </label>
    </Fold>
  );
}
