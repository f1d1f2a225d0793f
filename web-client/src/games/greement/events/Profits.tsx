import { IconButton } from '../../../ui/IconButton';
import { Medal } from '../../../ui/Medal';
import { isOpen } from '../../moves';
import { changeTone, changeWords } from '../actions/change';
import { emptyDraft, isDecided, type Session } from '../session';
import type { Table } from '../wire';
import { t } from '../words';
import { worthChange } from './foreseen';
import { giftBlock, isTooDearForAll } from './gift';

/** So many profits stand in one row. */
const ONE_ROW = 4;

/** What the others' open squares bring a turn and count, now and if the card passes: a player to a row. */
export function Profits({ session }: { session: Session }) {
  const { play } = session;
  const table = play.table.value;
  if (!table.event) return null;
  // What a gift is made of stands where there is room for a sentence.
  const isNarrow = play.low.value || table.players.length > ONE_ROW;
  const isRoomy = play.seat.value !== null && !isNarrow;
  const others = table.players.filter(({ left, seat }) => !left && seat !== play.seat.value);
  const isWorth = anyWorth(table);
  const digits = mostDigits(table);
  const half = Math.ceil(others.length / 2);
  const title = t(play.seat.value === null ? 'foreseen.passes' : 'vote.others');
  return (
    <section
      class={`profits${isWorth ? ' worth' : ''}${digits > 2 ? ' long' : ''}`}
      style={{ '--digits': digits }}
      aria-label={title}
    >
      <div>
        {[others.slice(0, half), others.slice(half)]
          .filter((part) => part.length > 0)
          .map((part) => (
            <OthersTable
              key={part[0]?.seat}
              session={session}
              title={title}
              others={part}
              isWorth={isWorth}
            />
          ))}
      </div>
      {isRoomy && !isOpen(play.moves.value, 'offer-donation') && (
        <p class="gift-why">{giftBlock(session, null)}</p>
      )}
    </section>
  );
}

interface OthersProps {
  session: Session;
  title: string;
  others: Table['players'];
  isWorth: boolean;
}

/** Half of them, so that two stand side by side where there is no height for all. */
function OthersTable({ session, title, others, isWorth }: OthersProps) {
  const { play } = session;
  const table = play.table.value;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t(isWorth ? 'foreseen.profit.short' : 'vote.others.profit')}</th>
          {isWorth && <th scope="col">{t('vote.others.worth')}</th>}
          <td />
        </tr>
      </thead>
      <tbody>
        {others.map(({ seat, profit: from }) => (
          <tr key={seat}>
            <th scope="row">
              <Medal colour={play.colour(seat)} size={16} />
              <span>{play.called(seat)}</span>
            </th>
            <Figure from={from} to={table.event?.prospect.seats[seat]?.profit ?? from} />
            {isWorth && <Figure {...worthChange(table, seat)} />}
            <td>
              <Gift session={session} to={seat} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure(change: { from: number; to: number }) {
  return <td class={changeTone(change)}>{changeWords(change)}</td>;
}

/** How many digits the longest figure among them has: all stand in columns as wide as it needs. */
function mostDigits(table: Table): number {
  const figures = table.players.flatMap(({ seat, profit }) => {
    const { from, to } = worthChange(table, seat);
    return [profit, from, to, table.event?.prospect.seats[seat]?.profit ?? 0];
  });
  return String(Math.max(...figures)).length;
}

function anyWorth(table: Table): boolean {
  return table.players.some(({ seat, left }) => !left && changesWorth(table, seat));
}

function changesWorth(table: Table, seat: number): boolean {
  const { from, to } = worthChange(table, seat);
  return from !== to;
}

/** Next to each name: a press opens the composer of a gift to him. */
function Gift({ session, to }: { session: Session; to: number }) {
  const { play, draft, tray } = session;
  if (to === play.seat.value || play.seat.value === null || isDecided(session)) return null;
  // What nobody can be given the button of gifts says once, with its reason.
  if (isTooDearForAll(session)) return null;
  return (
    <IconButton
      icon="gift"
      label={t('vote.giveTo', { name: play.name(to) })}
      blocked={giftBlock(session, to)}
      onClick={() => {
        draft.value = { ...emptyDraft, kind: 'offer-donation', partner: to };
        tray.value = 'trade';
      }}
    />
  );
}
