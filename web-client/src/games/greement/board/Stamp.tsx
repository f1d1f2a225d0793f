import './stamp.css';
import { type ComponentChildren, Fragment } from 'preact';
import { listed } from '../../../i18n/list';
import { Icon } from '../../../ui/Icon';
import type { StoryLine } from '../../game';
import { changeTone, changeWords, unparted } from '../actions/change';
import { cardFace } from '../cards';
import { foretoldName } from '../events/foreseen';
import { asideWords, cardTitle, effectLines, foreseenOn } from '../events/words';
import { isDropped, type Verdict } from '../scenes';
import { isDecided, type Session } from '../session';
import { gifts } from '../story/lines';
import { ownedBy } from '../sums';
import { t } from '../words';

/** The verdict of a vote or a pay-off: what was decided, by whom, and what comes of it. */
export function Stamp({ session }: { session: Session }) {
  const verdict = session.verdict.value;
  if (!verdict) return null;
  const { card, line, fallen } = verdict;
  const { word, icon, tone } = stampOf(verdict);
  return (
    // The line of the log says the same, and is read.
    <div class={`verdict-stamp ${tone}${fallen ? ' fallen' : ''}`} aria-hidden="true">
      <p class="stamp-card">{verdictTitle(verdict)}</p>
      <p class="stamp-word">
        <Icon name={icon} size={26} />
        {t(word)}
      </p>
      <p class="stamp-votes">{decidedBy(session, line)}</p>
      {!verdict.stopped && !isDropped(line) && <Yours session={session} card={card} />}
      {!isDropped(line) && <Effect session={session} verdict={verdict} />}
    </div>
  );
}

/** The card of a verdict by its name, and which it is where the same one may have been decided just before. */
export function verdictTitle({ card, position }: Verdict): string {
  return position === undefined
    ? cardTitle(card)
    : t('stamp.title', { position, card: cardTitle(card) });
}

/** Beside the map and on a phone a verdict, or a card that is laid aside, stands in the tray; else it lies over the map. */
export function isInTray(session: Session): boolean {
  const { low, phone } = session.play;
  return (low.value || phone.value) && (isDecided(session) || session.aside.value !== null);
}

/** True once its word has fallen there: nothing can be done meanwhile, and it has the tray for itself. */
export function hasTray(session: Session): boolean {
  return isInTray(session) && session.verdict.value?.fallen === true;
}

/** A vote is stopped by a raised hand; what nobody has paid for is the bad end of a pay-off. */
function stampOf({ line, stopped }: Verdict) {
  if (isDropped(line)) return { word: 'stamp.dropped', icon: 'x', tone: 'paid' } as const;
  if (isVote(line)) {
    return stopped
      ? ({ word: 'stamp.stopped', icon: 'hand-palm', tone: 'stopped' } as const)
      : ({ word: 'stamp.passed', icon: 'check', tone: 'passed' } as const);
  }
  return stopped
    ? ({ word: 'stamp.paid', icon: 'shield-check-fill', tone: 'paid' } as const)
    : ({ word: 'stamp.unpaid', icon: 'x', tone: 'unpaid' } as const);
}

export function isVote({ code }: StoryLine): boolean {
  return code.startsWith('vote-');
}

/** By how many votes, or with whose money. */
function decidedBy({ play }: Session, { code, args }: StoryLine): ComponentChildren {
  switch (code) {
    case 'pledges-collected':
      return gifts(args, play);
    case 'card-dropped':
      return asideWords(String(args.card) as Verdict['card']);
    case 'event-paid':
      return t(args.seat === play.seat.value ? 'stamp.payer.you' : 'stamp.payer', {
        name: play.name(Number(args.seat)),
        price: Number(args.price),
      });
    case 'event-unpaid':
      return args.pledged === 0 &&
        cardFace(String(args.card) as Verdict['card']).avoided !== 'together'
        ? t('stamp.nobody', { price: Number(args.price) })
        : t('stamp.short', { pledged: Number(args.pledged), price: Number(args.price) });
    default:
      return t(isDraw(args) ? 'stamp.votes.draw' : 'stamp.votes', {
        against: Number(args.against),
        for: Number(args.for),
      });
  }
}

/** True where as many were against as were not: who has not voted counts with those. */
function isDraw({ against, players }: StoryLine['args']): boolean {
  return Number(against) > 0 && Number(against) * 2 === Number(players);
}

/** What it brings the reader, with its sign. */
function Yours({ session, card }: { session: Session; card: Verdict['card'] }) {
  const looming = session.outlook(card);
  if (!looming) return null;
  const { rows, squares, isTouched } = looming;
  const none = isTouched ? 'stamp.yours.even' : 'stamp.yours.none';
  return (
    <p class="stamp-yours">
      {t(rows.length === 0 ? none : 'stamp.yours')}
      {rows.length > 0 && squares.length > 0 && t('stamp.yours.hit', { squares: listed(squares) })}
      {rows.map((row, i) => (
        <Fragment key={row.what}>
          {i > 0 && t('list.comma')}
          {foretoldName(row, rows[i - 1], true)}{' '}
          <b class={changeTone(row, row.what === 'debt')}>{unparted(changeWords(row))}</b>
        </Fragment>
      ))}
    </p>
  );
}

/** Whose squares go, as long as they still are on the table. */
function Losses({ session }: { session: Session }) {
  const { play, endangered } = session;
  const table = play.table.value;
  return table.players
    .map(({ seat }) => ({
      seat,
      squares: ownedBy(table, seat).filter((square) => endangered.value.has(square)),
    }))
    .filter(({ squares }) => squares.length > 0)
    .map(({ seat, squares }) => (
      <li key={seat}>
        {seat === play.seat.value ? t('side.you') : play.name(seat)} <b>{squares.join(' ')}</b>
      </li>
    ));
}

function Effect({ session, verdict }: { session: Session; verdict: Verdict }) {
  const { stopped, card, line } = verdict;
  // Who has paid stands with what comes of it.
  if (line.code === 'event-paid') return null;
  if (stopped)
    return <p class="stamp-effect">{t(isVote(line) ? 'stamp.nothing' : 'stamp.avoided')}</p>;
  const table = session.play.table.value;
  return (
    <ul class="stamp-effect">
      {effectLines(card, foreseenOn(table)).map(({ words, change, worded }, i) => (
        <li key={words} style={{ '--nth': i }}>
          {words} {worded && '→ '}
          <b>{change}</b>
        </li>
      ))}
      {!isVote(line) && <Losses session={session} />}
    </ul>
  );
}
