import './legend.css';
import { Coin } from '../../../ui/Coin';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import type { Session } from '../session';
import { hadOwnTurn } from '../story/turns';
import { TILE, Tile, type TileKind } from '../Tile';
import type { Values } from '../wire';
import { t } from '../words';
import { NewStar, Was } from './Cell';

/** What one kind of square costs now and brings a turn; of what is not for sale, what it does. */
interface Entry {
  kind: TileKind;
  coins?: number;
  /** With it an own square is marked that can become one. */
  sign?: IconName;
  line: string;
}

/**
 * Beside the map while no square is chosen or pointed at: each kind of square as it is drawn, with what
 * it costs and brings by the values of now.
 */
export function Legend({ session }: { session: Session }) {
  const { play, yours } = session;
  const { values } = play.table.value;
  // Whoever had a turn knows by then what pointing at a square tells.
  const isStruck = session.parted.value.size > 0;
  const isNew = session.fresh.value.size > 0;
  const isPriced = yours.value && !play.room.value.paused;
  // As on the map a coin stands before what can be paid now.
  const isDear = (coins: number) => isPriced && coins > (play.hand.value?.available ?? 0);
  return (
    <section class="card-rest squares-legend" aria-label={t('legend.title')}>
      <h2>{t('legend.title')}</h2>
      <ul>
        {entries(values).map(({ kind, coins, sign, line }) => (
          <li key={kind}>
            <svg width="38" height="38" viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
              <Tile kind={kind} index={3} />
            </svg>
            <div>
              <p class="legend-kind">
                <b>{t(`kind.${kind}`)}</b>
                {coins !== undefined && (
                  <span>
                    {!isDear(coins) && <Coin />}
                    {coins}
                  </span>
                )}
              </p>
              <p>
                {sign && <Icon name={sign} size={14} />}
                {line}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p class="legend-foot">{t('legend.tax', { tax: values.distanceTax })}</p>
      <p class="legend-foot">
        {isStruck && <StruckOut session={session} />}
        {isNew && <Star isFirst={!hadOwnTurn(session.play)} />}
        {!isStruck && !isNew && t('card.rest')}
      </p>
    </section>
  );
}

/** What a struck token on the map is, while there is one; the first of them stands for all. */
function StruckOut({ session: { parted, play } }: { session: Session }) {
  const [was] = parted.value.values();
  if (was === undefined) return null;
  return (
    <span class="legend-was">
      <svg width="18" height="18" viewBox="2 40 22 22" aria-hidden="true">
        <Was colour={play.colour(was)} />
      </svg>
      {t('legend.was')}
    </span>
  );
}

/** What a star on the map is. */
function Star({ isFirst }: { isFirst: boolean }) {
  return (
    <span class="legend-was">
      <svg width="18" height="18" viewBox="41 -1 24 24" aria-hidden="true">
        <NewStar />
      </svg>
      {t(isFirst ? 'legend.new.first' : 'legend.new')}
    </span>
  );
}

function entries(values: Values): readonly Entry[] {
  const { land, seed, cropProfit, cattle, cattleProfit, goldMine, goldMineProfit } = values;
  const times = (factor: number) =>
    t(factor > 1 ? 'legend.times' : 'legend.times.none', { factor });
  return [
    { kind: 'land', coins: land, line: t('legend.land') },
    { kind: 'crop', coins: seed, sign: 'plant', line: t('legend.crop', { profit: cropProfit }) },
    {
      kind: 'cattle',
      coins: cattle,
      sign: 'cow',
      line: t('legend.cattle', { profit: cattleProfit }),
    },
    { kind: 'gold', coins: goldMine, line: t('legend.gold', { profit: goldMineProfit }) },
    { kind: 'lake', line: times(values.lakeMultiplier) },
    { kind: 'mountain', line: times(values.mountainMultiplier) },
  ];
}
