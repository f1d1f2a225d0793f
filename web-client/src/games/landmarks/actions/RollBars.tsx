import { signedFigure } from '../../../i18n/figure';
import { ActionBar } from '../../../ui/ActionBar';
import { Button } from '../../../ui/Button';
import { averageWords } from '../board/Charts';
import { cardOf, sumOf } from '../cards';
import { mostDice, type Session } from '../session';
import type { Chart } from '../wire';
import { t } from '../words';
import { DecisionBar } from './DecisionBar';
import { isStandard, lineOf, titleOf } from './titles';

interface Props {
  session: Session;
}

/** One die or two, by what each brings on average. */
export function RollBar({ session }: Props) {
  const { play, looksAtMarket } = session;
  const chart = play.hand.value?.chart;
  return (
    <ActionBar
      title={mostDice(session) > 1 ? titleOf(session) : t('roll.title.one')}
      line={lineOf(session)}
      buttons={
        <>
          <Two session={session} chart={chart ?? null} />
          <One session={session} chart={chart ?? null} />
          <Button
            label={t(looksAtMarket.value ? 'roll.charts' : 'roll.market')}
            second={t(looksAtMarket.value ? 'roll.charts.line' : 'roll.market.line')}
            icon={looksAtMarket.value ? 'chart-line' : 'storefront'}
            keyCap="h"
            onClick={() => {
              looksAtMarket.value = !looksAtMarket.value;
            }}
          />
        </>
      }
    />
  );
}

interface RollProps extends Props {
  chart: Chart | null;
}

function Two({ session, chart }: RollProps) {
  const { play } = session;
  const can = mostDice(session) > 1;
  const { cost } = cardOf(play.table.value, 'train-station');
  return (
    <Button
      label={t('roll.two')}
      second={chart ? t('chart.average', { figure: averageWords(chart.averageTwo) }) : ''}
      icon="dice-five"
      kind={can ? 'main' : 'plain'}
      keyCap="2"
      blocked={can ? undefined : t('chart.station', { n: cost })}
      busy={can && play.busy.value === 'roll'}
      onClick={() => void play.act({ type: 'roll', dice: 2 })}
    />
  );
}

function One({ session, chart }: RollProps) {
  const { play } = session;
  return (
    <Button
      label={t('roll.one')}
      second={chart ? t('chart.average', { figure: averageWords(chart.averageOne) }) : ''}
      icon="dice-five"
      kind={mostDice(session) > 1 ? 'plain' : 'main'}
      keyCap="1"
      busy={play.busy.value === 'roll'}
      onClick={() => void play.act({ type: 'roll', dice: 1 })}
    />
  );
}

/** What a total comes to for the reader; empty while nobody has told. */
function netAt({ play }: Session, total: number): string {
  const chart = play.hand.value?.chart;
  if (!chart) return '';
  const gets = chart.gets[total - 1] ?? 0;
  const pays = chart.pays[total - 1] ?? 0;
  return t('roll.net', { figure: signedFigure(gets - pays) });
}

/** Once more with all dice, or as they lie. */
export function RerollBar({ session }: Props) {
  const { play } = session;
  const { dice } = play.table.value;
  const chart = play.hand.value?.chart;
  const average = dice.length > 1 ? chart?.averageTwo : chart?.averageOne;
  const total = sumOf(dice);
  return (
    <DecisionBar
      session={session}
      buttons={
        <>
          <Button
            label={t('reroll.do')}
            second={
              average === undefined ? '' : t('chart.average', { figure: averageWords(average) })
            }
            icon="arrow-counter-clockwise"
            kind="main"
            keyCap="a"
            busy={play.busy.value === 'reroll'}
            onClick={() => void play.act({ type: 'reroll' })}
          />
          <Button
            label={t('reroll.keep', { total })}
            second={withTimeout(session, 'keep', netAt(session, total))}
            icon="check"
            keyCap="k"
            busy={play.busy.value === 'keep'}
            onClick={() => void play.act({ type: 'keep' })}
          />
        </>
      }
    />
  );
}

function withTimeout(session: Session, type: 'keep' | 'harbour', words: string): string {
  return isStandard(session, type) ? `${words} · ${t('standard.this')}` : words;
}

/** How much the Harbour adds, and says so on the button. */
const HARBOUR_ADDS = 2;

/** A throw of ten or more, as it is or two more. */
export function HarbourBar({ session }: Props) {
  const { play } = session;
  const sum = sumOf(play.table.value.dice);
  return (
    <DecisionBar
      session={session}
      buttons={
        <>
          <Button
            label={t('harbour.add', { total: sum + HARBOUR_ADDS })}
            second={netAt(session, sum + HARBOUR_ADDS)}
            icon="plus"
            kind="main"
            keyCap="2"
            busy={play.busy.value === 'harbour'}
            onClick={() => void play.act({ type: 'harbour', add: true })}
          />
          <Button
            label={t('harbour.stay', { total: sum })}
            second={withTimeout(session, 'harbour', netAt(session, sum))}
            icon="check"
            keyCap="0"
            busy={play.busy.value === 'harbour'}
            onClick={() => void play.act({ type: 'harbour', add: false })}
          />
        </>
      }
    />
  );
}
