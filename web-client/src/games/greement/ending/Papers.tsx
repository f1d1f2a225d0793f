import { minusFigure } from '../../../i18n/figure';
import './ending.css';
import { Panel } from '../../../ui/Panel';
import { type RankedSeat, Ranking } from '../../../ui/Ranking';
import { Ledger } from '../knowledge/Ledger';
import { ledger, opened } from '../knowledge/paper';
import type { Session } from '../session';
import type { Result } from '../wire';
import { t } from '../words';

/** All papers open, one after another from the last place upward. */
export function Papers({ session }: { session: Session }) {
  const { disclosed } = session.play.table.value;
  if (!disclosed) return null;
  const { results } = disclosed;
  const most = Math.max(
    1,
    ...results.map(({ squares, money, debt }) => Math.max(squares + money, debt)),
  );
  return (
    <Panel small title={t('end.papers')} aside={<Legend />}>
      <Ranking seats={results.map((result) => ranked(session, result, most))} />
    </Panel>
  );
}

function Legend() {
  return (
    <ul class="legend">
      {(['squares', 'money', 'debt'] as const).map((part) => (
        <li key={part}>
          <span class={`swatch ${part}`} />
          {t(`end.legend.${part}`)}
        </li>
      ))}
    </ul>
  );
}

function ranked({ play, player }: Session, result: Result, most: number): RankedSeat {
  const { seat, place, squares, money, debt, wealth } = result;
  const paper = play.table.value.disclosed?.papers.find((each) => each.seat === seat);
  const sum = t('end.sum', { squares, money, debt });
  return {
    seat,
    place,
    placeWords: t('end.place', { place }),
    name: play.called(seat),
    you: seat === play.seat.value,
    colour: play.colour(seat),
    line: player(seat)?.left ? `${sum} · ${t('end.left')}` : sum,
    bars: [
      [
        { kind: 'squares', share: squares / most },
        { kind: 'money', share: money / most },
      ],
      [{ kind: 'debt', share: debt / most }],
    ],
    barWords: t('end.bar', { squares, money, debt }),
    score: minusFigure(wealth),
    isLoss: wealth < 0,
    more: paper && (
      <Ledger
        caption={t('end.paper')}
        lines={ledger(opened(paper), play.name)}
        hand={{ money, debt }}
      />
    ),
  };
}
