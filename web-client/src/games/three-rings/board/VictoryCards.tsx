import '../goal-colours.css';
import { useEffect, useState } from 'preact/hooks';
import { minusFigure } from '../../../i18n/figure';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { Rolling } from '../../../ui/Rolling';
import { goalIcons, industryIcons, spaceOf } from '../lookup';
import { placeName } from '../names';
import type { Victory } from '../scene/seen';
import { countedFor, openingOrder } from '../scene/victory';
import type { Session } from '../session';
import type { Result, Table } from '../wire';
import { t } from '../words';

interface Props {
  session: Session;
  victory: Victory;
}

/** The goal cards over the board, one after the other; the first is counted before the eyes of all. */
export function VictoryCards({ session, victory }: Props) {
  const { table } = session.scenes.shown.value;
  return (
    <div class="tr-acts tr-victory" aria-hidden="true">
      {openingOrder(table).map((seat, i) => (
        <Card key={seat} session={session} victory={victory} seat={seat} first={i === 0} />
      ))}
    </div>
  );
}

interface CardProps extends Props {
  seat: number;
  /** It is counted property by property. */
  first: boolean;
}

function Card({ session, victory, seat, first }: CardProps) {
  const { play, scenes } = session;
  const { table } = scenes.shown.value;
  const result = table.results?.find((each) => each.seat === seat);
  const goal = result?.goal ?? null;
  if (!result || goal === null || !victory.open.includes(seat)) {
    return (
      <div class="tr-verdict closed">
        <Icon name="lock-simple-fill" size={26} />
        <Medal colour={play.colour(seat)} size={30} />
      </div>
    );
  }
  const isJudged = !first || victory.judged;
  return (
    <div class={`tr-verdict${isJudged && result.met ? ' met' : ''}`}>
      <header class={`tr-suit ${goal}`}>
        <Icon name={goalIcons[goal]} size={30} />
      </header>
      <p>
        <Medal colour={play.colour(seat)} size={22} /> <b>{play.called(seat)}</b>
      </p>
      <p class="tr-verdict-goal">{t(`goal.${goal}`)}</p>
      {first ? (
        <Count table={table} result={result} victory={victory} />
      ) : (
        <Reached session={session} table={table} result={result} />
      )}
      {isJudged && <p class="tr-verdict-word">{verdictWords(result)}</p>}
    </div>
  );
}

/** What another one has reached; a Wealth player's figure rolls beside that of whom it is held against. */
function Reached({ session, table, result }: { session: Session; table: Table; result: Result }) {
  const rival = table.results?.find(({ seat }) => seat === openingOrder(table)[0]);
  const moving = session.play.moving.value;
  return (
    <b class="tr-verdict-sum">
      <RollIn value={result.reached} moving={moving} />
      {result.needed === null && rival && (
        <small>
          {' : '}
          <RollIn value={rival.net} moving={moving} />
        </small>
      )}
    </b>
  );
}

/** A figure that rolls up from nothing when it appears. */
function RollIn({ value, moving }: { value: number; moving: boolean }) {
  const [shown, setShown] = useState(0);
  useEffect(() => setShown(value), [value]);
  return <Rolling value={shown} moving={moving} printed={minusFigure} />;
}

function verdictWords({ met, needed, reached }: Result): string {
  if (needed === null) return t('victory.net');
  return met ? t('victory.met') : t('victory.short', { n: needed - reached });
}

/** The sum as far as it is counted, with the property that was counted last; then less the debt. */
function Count({ table, result, victory }: { table: Table; result: Result; victory: Victory }) {
  const all = countedFor(table, result.seat);
  const done = all.slice(0, victory.counted);
  const sum = done.reduce((total, space) => total + (spaceOf(table, space)?.printed ?? 0), 0);
  const last = done.at(-1);
  const industry = last && spaceOf(table, last)?.industry;
  return (
    <>
      <b class="tr-verdict-sum">
        {minusFigure(victory.paid ? result.reached : sum)}
        {result.needed !== null && <small> / {result.needed}</small>}
      </b>
      <p class="tr-verdict-last">
        {victory.paid
          ? t('victory.debt', { n: result.debt })
          : last && (
              <>
                {industry && <Icon name={industryIcons[industry]} size={14} />} {placeName(last)}
              </>
            )}
      </p>
    </>
  );
}
