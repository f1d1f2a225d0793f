import type { ComponentProps } from 'preact';
import { ActionBar } from '../../../ui/ActionBar';
import { Chip } from '../../../ui/Chip';
import { t } from '../words';

interface Props extends ComponentProps<typeof ActionBar> {
  /** What is decided here is for the reader's eyes. */
  secret?: boolean | 'two';
}

/** The action bar, with a chip where what is decided in it is secret. */
export function Bar({ secret, aside, ...bar }: Props) {
  return (
    <ActionBar
      {...bar}
      aside={
        <>
          {aside}
          {secret && <Chip kind="brass">{t(secret === 'two' ? 'only.two' : 'only.you')}</Chip>}
        </>
      }
    />
  );
}
