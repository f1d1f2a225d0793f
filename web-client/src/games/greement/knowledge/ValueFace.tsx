import { Icon } from '../../../ui/Icon';
import type { Values } from '../wire';
import { t } from '../words';
import { FromStart } from './FromStart';
import type { ValueLine } from './values';

interface Props {
  line: ValueLine;
  values: Values;
  size: number;
  /** The size of the sign that says which way it has gone. */
  caret: number;
  /** How events have moved it since the reader's turn, where they have. */
  moved?: string | undefined;
}

/** A value as a phone shows it: its picture, how it stands, and its name. */
export function ValueFace({ line, values, size, caret, moved }: Props) {
  const { key, icon } = line;
  return (
    <>
      <Icon name={icon} size={size} />
      <span class="hidden-text">{t(`value.${key}`)}</span>
      <b>{values[key]}</b>
      <FromStart line={line} value={values[key]} size={caret} said={!moved} />
      {moved && <span class="hidden-text">{moved}</span>}
      <span class="value-word" aria-hidden="true">
        {t(`value.${key}`)}
      </span>
    </>
  );
}
