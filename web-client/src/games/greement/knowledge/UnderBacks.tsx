import './knowledge.css';
import { Icon } from '../../../ui/Icon';
import { Panel } from '../../../ui/Panel';
import type { Session } from '../session';
import { TILE, Tile } from '../Tile';
import { t } from '../words';
import { underBacks } from './under';

/** While the map lies face down: what is under the backs, and what it costs. */
export function UnderBacks({ session }: { session: Session }) {
  const { values } = session.play.table.value;
  const heaps = [
    { kind: 'land', count: underBacks.land, price: values.land },
    { kind: 'gold', count: underBacks.gold, price: values.goldMine },
    { kind: 'lake', count: underBacks.lake, price: null },
    { kind: 'mountain', count: underBacks.mountain, price: null },
  ] as const;
  return (
    <Panel small title={t('under.title')}>
      <ul class="heaps">
        {heaps.map(({ kind, count, price }) => (
          <li key={kind}>
            <svg width="44" height="44" viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
              <Tile kind={kind} index={3} />
            </svg>
            <b>{count}</b>
            <span>{t(`kind.${kind}`)}</span>
            <span>{price === null ? t('card.unsaleable') : t('under.each', { price })}</span>
          </li>
        ))}
      </ul>
      <p class="paper-note">
        <Icon name="mountains-fill" />
        {t('under.replace')}
      </p>
    </Panel>
  );
}
