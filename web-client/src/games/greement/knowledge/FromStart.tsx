import { Icon } from '../../../ui/Icon';
import { t } from '../words';
import type { ValueLine } from './values';

interface FromStartProps {
  line: ValueLine;
  value: number;
  size: number;
  /** Whether the ear is told too where it began. */
  said?: boolean;
}

/** Which way a value has gone since the beginning; nothing while it stands where it began. */
export function FromStart({ line: { start }, value, size, said = true }: FromStartProps) {
  if (value === start) return null;
  return (
    <>
      <Icon name={value > start ? 'caret-up-fill' : 'caret-down-fill'} size={size} />
      {said && <span class="hidden-text">{t('values.began', { value: start })}</span>}
    </>
  );
}
