import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/Icon';
import { useLighting } from '../../../ui/lighting';
import { Medal } from '../../../ui/Medal';
import type { Session } from '../session';
import type { Square } from '../wire';
import { t } from '../words';

interface Props {
  session: Session;
  /** Of whom it tells, or of events; on phones what others did has their signs, and nothing else has one. */
  of: number | 'reader' | 'events';
  /** What the map lights while it is pointed at. */
  squares: readonly Square[];
  /** It has its room and is seen later. */
  coming?: boolean | undefined;
  children: ComponentChildren;
}

/** A sentence of what has happened, with the sign of whom or what it tells. */
export function SinceLine({ session, of, squares, coming = false, children }: Props) {
  const lighting = useLighting(session.play.lit, squares);
  return (
    <span class={`since-line${coming ? ' coming' : ''}`} {...lighting}>
      {' '}
      <span class="since-words" data-coming={coming ? t('since.own.earning') : undefined}>
        <Sign session={session} of={of} />
        {children}
      </span>
    </span>
  );
}

function Sign({ session: { play }, of }: Pick<Props, 'session' | 'of'>) {
  const isSmall = play.phone.value;
  if (of === 'events') return isSmall ? null : <Icon name="scroll" size={16} />;
  const seat = of === 'reader' ? play.seat.value : of;
  if (seat === null || (isSmall && of === 'reader')) return null;
  return <Medal colour={play.colour(seat)} size={isSmall ? 13 : 16} />;
}
