import './start.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import type { Session } from '../session';
import { t } from '../words';
import { StartReach } from './StartReach';

/** What stands in the bar beside the choice of a start; on a phone the board needs the room. */
export function startFacts(session: Session) {
  return session.play.phone.value ? null : <StartFacts session={session} />;
}

/** What a newcomer has to know to choose among backs that look alike. */
function StartFacts({ session }: { session: Session }) {
  const { values } = session.play.table.value;
  const to = session.play.seat.value === null ? 'start.watch' : 'start.fact';
  return (
    <ul class="start-facts">
      <Fact icon="map-trifold" title={t(`${to}.near`)} line={t(`${to}.near.line`)}>
        <StartReach session={session} />
      </Fact>
      <Fact
        icon="bank"
        title={t(`${to}.loan`)}
        line={t(`${to}.loan.line`, { land: values.land, gold: values.goldMine })}
      />
      <Fact icon="plant" title={t(`${to}.profit`)} line={t(`${to}.profit.line`)} />
    </ul>
  );
}

interface FactProps {
  icon: IconName;
  title: string;
  line: string;
  children?: ComponentChildren;
}

function Fact({ icon, title, line, children }: FactProps) {
  return (
    <li>
      <Icon name={icon} size={22} />
      <div>
        <b>{title}</b>
        <p>{line}</p>
        {children}
      </div>
    </li>
  );
}
