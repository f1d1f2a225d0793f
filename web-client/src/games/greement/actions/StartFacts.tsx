import './start.css';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import type { Session } from '../session';
import { t } from '../words';

/**
 * What a newcomer has to know to choose among backs that look alike; on a phone the board needs the
 * room.
 */
export function StartFacts({ session }: { session: Session }) {
  const { phone, table } = session.play;
  const { values } = table.value;
  if (phone.value) return null;
  return (
    <ul class="start-facts">
      <Fact icon="map-trifold" title={t('start.fact.near')} line={t('start.fact.near.line')} />
      <Fact
        icon="bank"
        title={t('start.fact.loan')}
        line={t('start.fact.loan.line', { land: values.land, gold: values.goldMine })}
      />
      <Fact icon="plant" title={t('start.fact.profit')} line={t('start.fact.profit.line')} />
    </ul>
  );
}

function Fact({ icon, title, line }: { icon: IconName; title: string; line: string }) {
  return (
    <li>
      <Icon name={icon} size={22} />
      <div>
        <b>{title}</b>
        <p>{line}</p>
      </div>
    </li>
  );
}
