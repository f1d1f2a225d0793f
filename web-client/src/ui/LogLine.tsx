import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { Icon } from './Icon';
import type { Lighting } from './lighting';
import { Medal } from './Medal';
import type { SeatColour } from './seats';

interface Props {
  /** Its key, where one can be led to it. */
  line?: string;
  /** Who did it; without one it is the table's own line. */
  colour?: SeatColour | undefined;
  /** Shown to the reader alone. */
  secret?: boolean;
  /** Lights what the sentence names. */
  lighting?: Lighting;
  children: ComponentChildren;
}

/** One sentence of the log. What only the reader sees lies on brass, with a lock and the words. */
export function LogLine({ line, colour, secret, lighting, children }: Props) {
  return (
    <li class={`log-line${secret ? ' secret' : ''}`} data-line={line} {...lighting}>
      {secret ? (
        <>
          <Icon name="lock-simple-fill" size={17} />
          <span class="hidden-text">{t('log.secret')}: </span>
        </>
      ) : colour ? (
        <Medal colour={colour} size={17} />
      ) : (
        <Icon name="scroll" size={17} />
      )}
      <span>{children}</span>
    </li>
  );
}

/** The rule between two rounds. */
export function LogRule({ line, children }: Pick<Props, 'line' | 'children'>) {
  return (
    <li class="log-rule" data-line={line}>
      {children}
    </li>
  );
}
