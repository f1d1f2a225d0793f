import './ending.css';
import type { Result } from '../../../net/wire';
import { Panel } from '../../../ui/Panel';
import { type RankedSeat, Ranking } from '../../../ui/Ranking';
import { grouped } from '../money';
import { playerOf, type Session } from '../session';
import type { PublicPlayer, Table } from '../wire';
import { t } from '../words';
import { whyOut } from './why-out';

interface Props {
  session: Session;
  result: Result;
}

/** The ranking: of those still in the assets, of the others how long they were in. */
export function Papers({ session, result }: Props) {
  const table = session.play.table.value;
  return (
    <Panel small title={t('end.papers')} aside={<Legend table={table} />}>
      <Ranking
        seats={result.ranking.flatMap(({ seat, place }) => {
          const player = playerOf(table, seat);
          return player ? [rankedSeat(session, player, place)] : [];
        })}
      />
    </Panel>
  );
}

function Legend({ table }: { table: Table }) {
  const parts = [
    'fields',
    'money',
    ...(table.players.some(({ alive }) => !alive) ? (['turns'] as const) : []),
  ] as const;
  return (
    <ul class="legend">
      {parts.map((part) => (
        <li key={part}>
          <span class={`swatch part-${part}`} />
          {t(`end.legend.${part}`)}
        </li>
      ))}
    </ul>
  );
}

function rankedSeat(session: Session, player: PublicPlayer, place: number): RankedSeat {
  const { play } = session;
  const table = play.table.value;
  const { seat } = player;
  return {
    seat,
    place,
    placeWords: t('end.place', { place }),
    name: play.called(seat),
    you: seat === play.seat.value,
    colour: play.colour(seat),
    ...(player.alive ? inAtTheEnd(table, player) : outBefore(session, player)),
  };
}

type Shown = Pick<RankedSeat, 'line' | 'bars' | 'barWords' | 'score'>;

function inAtTheEnd({ players }: Table, { money, assets }: PublicPlayer): Shown {
  const most = Math.max(1, ...players.map((player) => player.assets));
  const sums = { money: grouped(money), fields: grouped(assets - money) };
  return {
    line: t('end.assets', sums),
    bars: [
      [
        { kind: 'part-fields', share: (assets - money) / most },
        { kind: 'part-money', share: money / most },
      ],
    ],
    barWords: t('end.bar', sums),
    score: grouped(assets),
  };
}

function outBefore(session: Session, { seat, outInTurn }: PublicPlayer): Shown {
  const { turnNumber } = session.play.table.value;
  const turns = outInTurn ?? 0;
  return {
    line: whyOut(session, seat, turns),
    bars: [[{ kind: 'part-turns', share: turns / Math.max(1, turnNumber) }]],
    barWords: t('end.bar.out', { turn: turns, all: turnNumber }),
    score: '0',
  };
}
