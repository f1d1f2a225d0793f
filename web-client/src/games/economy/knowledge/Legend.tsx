import './legend.css';
import { Icon } from '../../../ui/Icon';
import { sectorIcons, sectors } from '../cards';
import { giftAt } from '../gifts';
import type { Session } from '../session';
import { t } from '../words';

/** What the marks in the corners of lit spaces mean; nothing while none is lit. */
export function MarkKey({ session }: { session: Session }) {
  const { destinations, play } = session;
  if (destinations.value.size === 0) return null;
  const isPartOne = play.table.value.part === 1;
  return (
    <ul class="ec-mark-key">
      <li>
        {isPartOne ? (
          <span class="ec-mark">
            <Icon name="cards" size={14} />
          </span>
        ) : (
          <b class="ec-mark" aria-hidden="true">
            +2
          </b>
        )}
        {t(isPartOne ? 'legend.card' : 'legend.points')}
      </li>
      <li>
        <span class="ec-mark out">
          <Icon name="crosshair" size={14} />
        </span>
        {t('legend.out')}
      </li>
      {!isPartOne && (
        <li>
          <b class="ec-mark" aria-hidden="true">
            ?
          </b>
          {t('legend.unknown')}
        </li>
      )}
      {isPartOne && bringsNothing(session) && (
        <li class="ec-mark-none">
          <b class="ec-mark" aria-hidden="true">
            0
          </b>
          {t('legend.none')}
        </li>
      )}
      <li class="ec-mark-plain">
        <i />
        {t('legend.plain')}
      </li>
    </ul>
  );
}

/** Whether a card is lit that somebody has already. */
function bringsNothing(session: Session): boolean {
  return [...session.destinations.value.keys()].some(
    (space) => giftAt(session, space)?.gives === 'nothing',
  );
}

/** Where cards have no room for their names: the sectors by symbol and colour, and what the figures mean. */
export function CardLegend() {
  return (
    <div class="ec-legend">
      <ul>
        {sectors.map((sector) => (
          <li key={sector}>
            <span class={`ec-legend-card ${sector}`}>
              <Icon name={sectorIcons[sector]} size={15} />
            </span>
            {t(`label.${sector}`)}
          </li>
        ))}
      </ul>
      <p>{t('key.kinds')}</p>
    </div>
  );
}
