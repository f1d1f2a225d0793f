import './charts.css';
import { signedFigure, tenths } from '../../../i18n/figure';
import { Chip } from '../../../ui/Chip';
import { Medal } from '../../../ui/Medal';
import { blockOf } from '../../moves';
import { copiesWords } from '../card-words';
import { cardOf, playerOf } from '../cards';
import { mostDice, type Session } from '../session';
import type { Chart } from '../wire';
import { t } from '../words';
import { actingAt } from './acting';
import { type Total, totalKey } from './places';
import { pointing } from './pointing';

interface Props {
  session: Session;
}

const SIDES = 6;
const LEAST_OF_TWO = 2;
const MOST_OF_TWO = 12;
/** Totals that only the Harbour makes. */
const BEYOND = 14;

const ofOne: readonly Total[] = Array.from({ length: SIDES }, (_, i) => ({
  total: i + 1,
  odds: `1/${SIDES}`,
}));

/** What two dice can show; with a Harbour also what two more make of it. */
function ofTwo(hasHarbour: boolean): readonly Total[] {
  const most = hasHarbour ? BEYOND : MOST_OF_TWO;
  return Array.from({ length: most - LEAST_OF_TWO + 1 }, (_, i) => {
    const total = LEAST_OF_TWO + i;
    const ways = SIDES - Math.abs(total - SIDES - 1);
    return { total, odds: total > MOST_OF_TWO ? t('chart.harbour') : `${ways}/36` };
  });
}

/** What each total would bring and cost the reader before he throws. */
export function Charts({ session }: Props) {
  const { play } = session;
  const chart = play.hand.value?.chart;
  if (!chart) return null;
  const me = playerOf(play.table.value, play.seat.value);
  const two = mostDice(session) > 1;
  return (
    <section class="lm-odds" aria-label={t('chart.title')}>
      <header>
        <h2>{t('chart.title')}</h2>
        <p>{t('chart.line', { n: me?.coins ?? 0 })}</p>
        <ul class="lm-keys">
          <li class="gets">{t('chart.gets')}</li>
          <li class="pays">{t('chart.pays')}</li>
        </ul>
      </header>
      <div class={`lm-chart-row${two ? '' : ' single'}`}>
        <OneChart
          {...{ session, chart }}
          title={t('chart.one')}
          average={chart.averageOne}
          totals={ofOne}
        />
        {two ? (
          <OneChart
            {...{ session, chart }}
            title={t('chart.two')}
            average={chart.averageTwo}
            totals={ofTwo(me?.landmarks.includes('harbour') === true)}
          />
        ) : (
          <NeedsStation session={session} />
        )}
      </div>
    </section>
  );
}

function NeedsStation({ session: { play } }: Props) {
  const table = play.table.value;
  const { cost } = cardOf(table, 'train-station');
  const block = blockOf(play.moves.value, 'roll');
  return <p class="lm-needs">{block ? play.reason(block) : t('chart.station', { n: cost })}</p>;
}

/** Hundredths of a coin as a figure with its sign, to the tenth. */
export function averageWords(hundredths: number): string {
  const rounded = Math.round(hundredths / 10) / 10;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${tenths(Math.abs(rounded))}`;
}

interface ChartProps extends Props {
  chart: Chart;
  title: string;
  average: number;
  totals: readonly Total[];
}

function OneChart({ session, chart, title, average, totals }: ChartProps) {
  const up = Math.max(1, ...totals.map(({ total }) => chart.gets[total - 1] ?? 0));
  const down = Math.max(1, ...totals.map(({ total }) => chart.pays[total - 1] ?? 0));
  const others = Object.entries(chart.others);
  const pays = totals.some(({ total }) => (chart.pays[total - 1] ?? 0) > 0);
  const heights = {
    '--up': String(up),
    '--down': String(down),
    '--below': pays ? String(down) : '0',
  };
  return (
    <figure class="lm-chart" style={heights}>
      <figcaption>
        <h3>{title}</h3>
        <Chip kind={average > 0 ? 'green' : 'quiet'}>
          {t('chart.average', { figure: averageWords(average) })}
        </Chip>
      </figcaption>
      <div class="lm-bars" style={{ '--totals': String(totals.length) }}>
        <div class="lm-others" aria-hidden="true">
          {others.map(([seat]) => (
            <Medal key={seat} colour={session.play.colour(Number(seat))} size={18} />
          ))}
        </div>
        <ul>
          {totals.map((total) => (
            <Column key={total.total} session={session} chart={chart} total={total} />
          ))}
        </ul>
      </div>
    </figure>
  );
}

interface ColumnProps extends Props {
  chart: Chart;
  total: Total;
}

/**
 * One total: the bar up, the bar down, its odds, and what the others would get. Pointed at or tapped
 * it says what acts.
 */
function Column({ session, chart, total: column }: ColumnProps) {
  const { total, odds } = column;
  const gets = chart.gets[total - 1] ?? 0;
  const pays = chart.pays[total - 1] ?? 0;
  const { pointed } = session;
  const key = totalKey(column);
  return (
    <li
      tabIndex={-1}
      class={pointed.value === key ? 'pointed' : undefined}
      style={{ '--gets': String(gets), '--pays': String(pays) }}
      {...pointing(session, key)}
    >
      <span class="hidden-text">{columnWords(session, column)}</span>
      <span class="lm-up" aria-hidden="true">
        {(gets > 0 || pays === 0) && <b>{signedFigure(gets)}</b>}
        <i />
      </span>
      <span class="lm-down" aria-hidden="true">
        <i />
        {pays > 0 && <b>{signedFigure(-pays)}</b>}
      </span>
      <span class="lm-number" aria-hidden="true">
        {total}
      </span>
      <small aria-hidden="true">{odds}</small>
      {Object.entries(chart.others).map(([seat, gains]) => (
        <OtherGain
          key={seat}
          gain={gains[total - 1] ?? 0}
          byReader={pays > 0 && takesAt(session, total, Number(seat))}
        />
      ))}
    </li>
  );
}

/** True if a red card of this seat acts at a total. */
function takesAt({ play }: Session, total: number, seat: number): boolean {
  const table = play.table.value;
  return actingAt(table, total).some(
    (each) => each.seat === seat && cardOf(table, each.card).colour === 'red',
  );
}

/** What another seat gains; tinted where the reader pays at this total. */
function OtherGain({ gain, byReader }: { gain: number; byReader: boolean }) {
  const kind = gain > 0 && byReader ? ' from-you' : '';
  return (
    <span class={`lm-gain${gain === 0 ? ' none' : kind}`} aria-hidden="true">
      {gain === 0 ? '' : signedFigure(gain)}
    </span>
  );
}

/** The column in one sentence, with the cards that act, in the true order. */
export function columnWords({ play }: Session, { total, odds }: Total): string {
  const table = play.table.value;
  const chart = play.hand.value?.chart;
  if (!chart) return '';
  const parts = [
    t('chart.column', {
      total,
      odds,
      gets: chart.gets[total - 1] ?? 0,
      pays: chart.pays[total - 1] ?? 0,
    }),
  ];
  for (const [seat, gains] of Object.entries(chart.others)) {
    const gain = gains[total - 1] ?? 0;
    if (gain !== 0) parts.push(`${play.called(Number(seat))} ${signedFigure(gain)}`);
  }
  const acting = actingAt(table, total).map(({ card, count }) => copiesWords(card, count));
  if (acting.length > 0) parts.push(acting.join(t('list.comma')));
  return parts.join('; ');
}
