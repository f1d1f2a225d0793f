import './actions.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/Icon';
import { t } from '../words';

interface Props {
  label: string;
  children: ComponentChildren;
}

/** What can be chosen in a decision, one row or tile each. */
export function Choices({ label, children }: Props) {
  return (
    <fieldset class="lm-choices">
      <legend class="hidden-text">{label}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  /** The choices of one decision share a name. */
  name: string;
  picture: ComponentChildren;
  title: string;
  line?: string | undefined;
  /** What it brings: "+5". */
  figure?: string | undefined;
  chosen: boolean;
  /** It is what happens if time runs out. */
  standard?: boolean;
  onChoose: () => void;
}

/** One of them; a radio button underneath, so that arrows move among all. */
export function Choice(props: ChoiceProps) {
  const { name, picture, title, line, figure, chosen, standard, onChoose } = props;
  return (
    <label class={`lm-choice${chosen ? ' chosen' : ''}`}>
      <input type="radio" name={name} checked={chosen} onChange={onChoose} />
      <span class="lm-choice-picture">{picture}</span>
      <span class="lm-choice-words">
        <b>{title}</b>
        {line && <small>{line}</small>}
        {standard && (
          <small class="lm-standard">
            <Icon name="hourglass-simple" size={12} /> {t('standard.this')}
          </small>
        )}
      </span>
      {figure && (
        <b class={`lm-choice-figure${figure.startsWith('−') ? ' brick-words' : ''}`}>{figure}</b>
      )}
    </label>
  );
}
