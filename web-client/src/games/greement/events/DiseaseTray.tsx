import './events.css';
import './foreseen.css';
import { useState } from 'preact/hooks';
import { Announced } from '../../../ui/announced';
import { Button } from '../../../ui/Button';
import type { Item } from '../../listed';
import { blockOf, itemsOf, movesOf, rangeWithin } from '../../moves';
import { Amount } from '../actions/Amount';
import { againWords } from '../actions/again';
import { Bar } from '../actions/Bar';
import { changeTone, changeWords, unparted } from '../actions/change';
import { endsOf } from '../actions/ends';
import { MainLast } from '../actions/MainLast';
import { MiniTile } from '../actions/MiniTile';
import { vaccinated } from '../board/marks';
import { besideWords } from '../board/names';
import { toggleVaccine } from '../board/press';
import { type Session, send } from '../session';
import { grown, profitSum, worthSum } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';
import { Changes } from './Changes';
import { EventFace } from './EventFace';
import { EventPlace } from './EventPlace';
import { askedOf, loanWords, spokenMoney } from './money';

/** The cattle disease: which of one's own cattle to pay for, and how much of it to borrow. */
export function DiseaseTray({ session }: { session: Session }) {
  const { play } = session;
  const hand = play.hand.value;
  const move = movesOf(play.moves.value, 'pay-disease')[0];
  const [wanted, setWanted] = useState(hand?.diseaseAnswer?.loan ?? 0);
  const items = itemsOf(move, 'squares');
  if (!hand || items.length === 0) return <NoCattle session={session} />;
  const kept = vaccinated(session);
  const price = priceOf(items, kept);
  const range = rangeWithin(move, 'loan', { squares: price }) ?? { from: 0, to: 0 };
  const most = Math.min(range.to, price);
  const loan = Math.max(range.from, Math.min(most, wanted));
  const amount = (
    <Amount
      row
      inActs={play.phone.value}
      label={t('do.borrow')}
      enterTo="p"
      value={loan}
      min={range.from}
      max={most}
      ends={price === 0 ? { most: t('stop.herd') } : endsOf(move, 'loan', { squares: price })}
      onChange={setWanted}
    />
  );
  return (
    <Bar
      title={t('disease.title', { kept: kept.length, n: items.length })}
      line={hand.diseaseAnswer ? t('disease.answered') : aboutWords(items)}
      secret
      aside={<EventPlace session={session} />}
      buttons={
        <>
          {play.phone.value && amount}
          <Answers session={session} items={items} loan={loan} />
        </>
      }
    >
      <Announced words={spokenMoney(session, price, loan)} />
      <div class="event-split">
        <EventFace session={session} />
        <div>
          <div class="herd">
            {items.map((each) => (
              <Cow key={String(each.value)} session={session} square={String(each.value)} />
            ))}
          </div>
          {!play.phone.value && amount}
          <Outcome session={session} price={price} loan={loan} />
        </div>
      </div>
    </Bar>
  );
}

/** What the choice makes of money and debt, beside the map; where there is less room its button says it. */
function Outcome({ session, price, loan }: { session: Session; price: number; loan: number }) {
  const { play, covered } = session;
  const hand = play.hand.value;
  if (!hand || covered.value || play.phone.value || !play.low.value) return null;
  const debt = hand.debt + loan;
  const rows = [
    { words: t('sum.money'), from: hand.money, to: hand.money - (price - loan) },
    { words: t('sum.debt'), from: hand.debt, to: debt },
    {
      words: t('sum.debtAfterTurn'),
      from: hand.debtIfEnded,
      to: grown(debt, play.table.value.values),
    },
  ];
  return (
    <section class="foreseen" aria-label={t('foreseen.title')}>
      <Changes
        rows={rows.map((row, i) => ({
          words: row.words,
          change: changeWords(row),
          tone: changeTone(row, i > 0),
        }))}
      />
    </section>
  );
}

/** What becomes of cattle, and what it costs to keep them. */
function aboutWords([first]: readonly Item[]): string {
  return t('disease.line', { coins: first?.weight ?? 0 });
}

function priceOf(items: readonly Item[], squares: readonly Square[]): number {
  return items
    .filter((item) => squares.includes(String(item.value)))
    .reduce((sum, item) => sum + item.weight, 0);
}

interface AnswersProps {
  session: Session;
  items: readonly Item[];
  loan: number;
}

function Answers({ session, items, loan }: AnswersProps) {
  return (
    <MainLast session={session} main={<Answer session={session} items={items} loan={loan} />}>
      <AllOrNone session={session} items={items} />
    </MainLast>
  );
}

function Answer({ session, items, loan }: AnswersProps) {
  const kept = vaccinated(session);
  const price = priceOf(items, kept);
  return (
    <Button
      label={
        kept.length === 0
          ? t('disease.payNone', { n: items.length })
          : t('disease.pay', { price, n: kept.length })
      }
      second={kept.length === 0 ? lostWords(items) : loanWords(session, price, loan)}
      icon={kept.length === 0 ? 'x' : 'syringe-fill'}
      kind={kept.length === 0 ? 'plain' : 'main'}
      keyCap="p"
      {...(kept.length === 0
        ? { keyAsks: againWords(session, 'p', lostWords(items)) }
        : askedOf(session, price, loan))}
      busy={session.play.busy.value === 'pay-disease'}
      onClick={() => void send(session, { type: 'pay-disease', squares: kept, loan })}
    />
  );
}

/** Chooses the whole herd, or none of it once all are chosen. */
function AllOrNone({ session, items }: { session: Session; items: readonly Item[] }) {
  const herd = items.map((item) => String(item.value));
  const isAll = vaccinated(session).length === herd.length;
  const price = priceOf(items, herd);
  const move = movesOf(session.play.moves.value, 'pay-disease')[0];
  const borrowed = rangeWithin(move, 'loan', { squares: price })?.from ?? 0;
  return (
    <Button
      label={isAll ? t('disease.none') : t('disease.all', { price })}
      second={isAll ? lostWords(items) : loanWords(session, price, borrowed)}
      icon={isAll ? 'x' : 'plus'}
      keyCap="a"
      onClick={() => {
        session.vaccinated.value = isAll ? [] : herd;
      }}
    />
  );
}

function lostWords(items: readonly Item[]): string {
  return t('disease.none.line', { n: items.length });
}

/** One square of cattle, as a toggle: stays and earns, or becomes a crop. */
function Cow({ session, square }: { session: Session; square: Square }) {
  const table = session.play.table.value;
  const stays = vaccinated(session).includes(square);
  // What it becomes stands above them.
  const isBrief = session.play.phone.value;
  const earns = profitSum(table, square, 'cattle').result;
  const profit = changeWords({ from: earns, to: profitSum(table, square, 'crop').result });
  const worth = changeWords({
    from: worthSum(table, square, 'cattle').result,
    to: worthSum(table, square, 'crop').result,
  });
  return (
    <button
      type="button"
      class={`cow${stays ? ' stays' : ''}`}
      aria-pressed={stays}
      onClick={() => toggleVaccine(session, square)}
    >
      <MiniTile session={session} square={square} />
      <span>
        <Titled session={session} square={square} />
        <small>
          {stays
            ? t('disease.stays', { coins: earns })
            : unparted(t(isBrief ? 'disease.crop.brief' : 'disease.crop', { profit, worth }))}
        </small>
      </span>
    </button>
  );
}

/** The square with what lies beside it, which on a phone the map shows and only a reader is told. */
function Titled({ session, square }: { session: Session; square: Square }) {
  const near = besideWords(session, square);
  if (near === '') return <b>{square}</b>;
  const title = t('card.title', { square, kind: near });
  if (!session.play.phone.value) return <b>{title}</b>;
  return (
    <>
      <b aria-hidden="true">{square}</b>
      <span class="hidden-text">{title} </span>
    </>
  );
}

/** Who has no cattle only waits; so does who has, while nothing at all can be done. */
function NoCattle({ session }: { session: Session }) {
  const { event, squares } = session.play.table.value;
  const n = event?.answered?.length ?? 0;
  const owners = new Set(
    Object.values(squares).flatMap(({ kind, owner }) => (kind === 'cattle' ? [owner] : [])),
  );
  const blocked = blockOf(session.play.moves.value, 'pay-disease');
  const hasCattle = blocked !== null && blocked.code !== 'not-your-turn';
  const line = hasCattle
    ? session.play.reason(blocked)
    : t('disease.others.line', { n, of: Math.max(n, owners.size) });
  return (
    <Bar title={t('disease.others')} line={line}>
      <EventFace session={session} />
    </Bar>
  );
}
