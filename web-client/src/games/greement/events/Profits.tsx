import { figure } from '../../../i18n/figure';
import { IconButton } from '../../../ui/IconButton';
import { Medal } from '../../../ui/Medal';
import { isOpen } from '../../moves';
import { changeWords } from '../actions/change';
import { isHeld } from '../scenes';
import { emptyDraft, type Session } from '../session';
import type { Table } from '../wire';
import { t } from '../words';
import { worthChange } from './foreseen';
import { giftBlock } from './gift';

/** So many profits stand in one row. */
const ONE_ROW = 4;

/** What each player's open squares bring a turn, now and if the card passes; the reader's own is told already. */
export function Profits({ session }: { session: Session }) {
  const { play } = session;
  const table = play.table.value;
  if (!table.event) return null;
  // What a gift is made of stands where there is room for a sentence.
  const isNarrow = play.low.value || table.players.length > ONE_ROW;
  const isRoomy = play.seat.value !== null && !isNarrow;
  const isWorth = anyWorth(table);
  const about = play.seat.value === null ? 'vote.profits' : 'vote.profits.others';
  const title = t(isWorth ? `${about}.worth` : about);
  const { seats } = table.event.prospect;
  return (
    <section class="profits" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {table.players
          .filter((player) => !player.left && player.seat !== play.seat.value)
          .map(({ seat, profit: from }) => {
            const to = seats[seat]?.profit ?? from;
            const tone = to < from ? 'brick-words' : to > from ? 'green-words' : '';
            return (
              <li key={seat} class={tone}>
                <Medal colour={play.colour(seat)} size={20} />
                <span class="hidden-text">{play.called(seat)}</span>
                <span>
                  {changeWords({ from, to })}
                  {isWorth && <Worth session={session} seat={seat} />}
                </span>
                <Gift session={session} to={seat} />
              </li>
            );
          })}
      </ul>
      {isRoomy && !isOpen(play.moves.value, 'offer-donation') && (
        <p class="gift-why">{giftBlock(session, null)}</p>
      )}
    </section>
  );
}

function anyWorth(table: Table): boolean {
  return table.players.some(({ seat, left }) => !left && changesWorth(table, seat));
}

function changesWorth(table: Table, seat: number): boolean {
  const { from, to } = worthChange(table, seat);
  return from !== to;
}

/** What a player's squares count now and then, under what they bring. */
function Worth({ session, seat }: { session: Session; seat: number }) {
  return (
    <small>
      <span class="hidden-text">{t('vote.worth')} </span>
      {changeWords(worthChange(session.play.table.value, seat))}
    </small>
  );
}

/** Next to each name: a press opens the composer of a gift to him. */
function Gift({ session, to }: { session: Session; to: number }) {
  const { play, draft, tray, verdict } = session;
  if (to === play.seat.value || play.seat.value === null || isHeld(verdict.value)) return null;
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

/**
 * On a phone the seats above the map tell what each brings; what the squares of the others count, where that
 * changes, has a line in the sheet.
 */
export function Worths({ session }: { session: Session }) {
  const { play } = session;
  const table = play.table.value;
  if (!table.event || !anyWorth(table)) return null;
  const title = t(play.seat.value === null ? 'vote.worths' : 'vote.worths.others');
  return (
    <section class="worths" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {table.players
          .filter((player) => !player.left && player.seat !== play.seat.value)
          .map(({ seat }) => {
            const { from, to } = worthChange(table, seat);
            return (
              <li key={seat}>
                <Medal colour={play.colour(seat)} size={16} />
                <span class="hidden-text">{play.called(seat)}</span>
                <span class={to < from ? 'brick-words' : to > from ? 'green-words' : ''}>
                  {from === to ? figure(to) : changeWords({ from, to })}
                </span>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
