import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { Icon } from './Icon';
import type { Lighting } from './lighting';
import { Medal } from './Medal';
import type { SeatColour } from './seats';

interface Props {
  /** Who did it; without one it is the table's own line. */
  colour?: SeatColour | undefined;
  /** Shown to the reader alone. */
  secret?: boolean;
  /** Lights what the sentence names. */
  lighting?: Lighting;
  children: ComponentChildren;
}

/** One sentence of the log. What only the reader sees lies on brass, with a lock and the words. */
export function LogLine({ colour, secret, lighting, children }: Props) {
  return (
    <li class={`log-line${secret ? ' secret' : ''}`} {...lighting}>
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
export function LogRule({ children }: { children: ComponentChildren }) {
  return <li class="log-rule">{children}</li>;
}
