import './sums.css';
import { figure } from '../../../i18n/figure';
import { Announced } from '../../../ui/announced';
import { Button } from '../../../ui/Button';
import { movesOf, rangeOf } from '../../moves';
import { type Session, send } from '../session';
import { neighbours } from '../squares';
import { bankPrice, grown, kindOf } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';
import { Amount } from './Amount';
import { Bar } from './Bar';
import { BuysLine } from './BuysLine';
import { goOnAtAmount } from './enter';
import { MainLast } from './MainLast';
import { blockedWords } from './reasons';
import { isLast } from './StartBar';

/** The first loan as it stands on the reader's screen: moved, else written, else a middling one. */
export function loanOf({
  play,
  loan,
}: Session): { amount: number; least: number; most: number } | null {
  const range = rangeOf(movesOf(play.moves.value, 'take-first-loan')[0], 'amount');
  if (!range) return null;
  const wanted = loan.value ?? play.hand.value?.firstLoan ?? Math.min(range.to, 10);
  return {
    amount: Math.max(range.from, Math.min(range.to, wanted)),
    least: range.from,
    most: range.to,
  };
}

interface LoanProps {
  session: Session;
  amount: number;
  least: number;
  most: number;
}

/** Writing the first loan: from the price of the start to the most that the bank gives. */
export function LoanTray({ session }: { session: Session }) {
  const { play, player } = session;
  const seat = play.seat.value;
  const start = seat === null ? null : player(seat)?.lockedStart;
  const loan = loanOf(session);
  if (!loan || !start) {
    const reason = blockedWords(session, 'take-first-loan');
    return <Bar title={t('loan.title')} line={reason ?? t('loan.line')} />;
  }
  const { amount, least, most } = loan;
  const written = play.hand.value?.firstLoan ?? null;
  const isPhone = play.phone.value;
  const chosen = (
    <Amount
      wide
      inActs={isPhone}
      focus="first"
      enterTo="w"
      label={t('loan.amount')}
      value={amount}
      min={least}
      max={most}
      ends={{
        least: t('stop.start', { square: start, least }),
        most: t('stop.firstLoan', { most }),
      }}
      onChange={(next) => {
        session.loan.value = next;
      }}
      ticks={[
        { value: least, words: t('loan.tick.least', { square: start }) },
        { value: most, words: t('loan.tick.most') },
      ]}
    />
  );
  return (
    <Bar
      title={t(written === null ? 'loan.title' : 'loan.written', { amount: written ?? 0 })}
      line={`${countsWords(session)} ${nearWords(session, start)}`}
      secret
      buttons={
        <>
          {isPhone && chosen}
          <LoanButtons session={session} {...loan} />
        </>
      }
    >
      <Announced words={loanWords({ session, ...loan })} />
      {isPhone ? (
        <dl class="sums">
          <BuysLine session={session} money={amount - least} />
        </dl>
      ) : (
        <div class="act-split">
          {chosen}
          <LoanSums session={session} start={start} {...loan} />
        </div>
      )}
    </Bar>
  );
}

/** Who begins, and until when a loan can be changed. */
function countsWords(session: Session): string {
  if (isLast(session)) return t('loan.last');
  const { hand, phone } = session.play;
  if (hand.value?.firstLoan != null) return t('loan.written.line');
  // That it is secret stands in the head of the sheet.
  return t(phone.value ? 'loan.line.short' : 'loan.line');
}

/** What the first turn can buy beside the start, and what seeding costs: the anchor of a loan. */
function nearWords({ play }: Session, start: Square): string {
  const table = play.table.value;
  const near = (['land', 'gold'] as const).flatMap((kind) => {
    const squares = neighbours(start).filter((square) => kindOf(table, square) === kind);
    const [first] = squares;
    if (!first) return [];
    const what = t(`kinds.${kind}`, { n: squares.length });
    return t('loan.near.each', { what, price: bankPrice(table, first) });
  });
  if (near.length === 0) return '';
  const { seed } = table.values;
  const words = { square: start, near: near.join(t('list.comma')) };
  return play.phone.value ? t('loan.near', words) : t('loan.near.seed', { ...words, seed });
}

/** What a loan leaves after the start is paid, and what is owed once the first turn ends. */
function after({ session, least }: LoanProps, amount: number): { left: number; owed: number } {
  return { left: amount - least, owed: grown(amount, session.play.table.value.values) };
}

/** "Write 8, leaves 3, owed 16". */
function loanWords(loan: LoanProps): string {
  const { amount } = loan;
  return [t('loan.write', { amount }), t('loan.leaves', after(loan, amount))].join(t('list.comma'));
}

function LoanButtons(loan: LoanProps) {
  const { session, least, most } = loan;
  const change = (next: number) => {
    session.loan.value = next;
  };
  return (
    <MainLast session={session} main={<WriteButton {...loan} />}>
      <Button
        label={t('loan.least', { amount: least })}
        second={t('loan.leaves', after(loan, least))}
        icon="minus"
        keyCap="l"
        onClick={() => change(least)}
      />
      <Button
        label={t('loan.most', { amount: most })}
        second={t('loan.leaves', after(loan, most))}
        icon="plus"
        keyCap="m"
        onClick={() => change(most)}
      />
    </MainLast>
  );
}

function WriteButton(loan: LoanProps) {
  const { session, amount } = loan;
  const { play } = session;
  return (
    <Button
      label={t('loan.write', { amount })}
      second={t('loan.follows', { ...after(loan, amount), amount })}
      icon="pencil-simple-fill"
      kind="main"
      keyCap="w"
      blocked={play.hand.value?.firstLoan === amount ? t('loan.same') : undefined}
      busy={play.busy.value === 'take-first-loan'}
      onClick={() => {
        goOnAtAmount();
        void send(session, { type: 'take-first-loan', amount });
      }}
    />
  );
}

function LoanSums(loan: LoanProps & { start: Square }) {
  const { session, amount, least, start } = loan;
  const kind = t(`kind.${kindOf(session.play.table.value, start) ?? 'land'}`);
  const { left, owed } = after(loan, amount);
  return (
    <dl class="sums">
      <div class="sum-part">
        <dt>{t('loan.borrow')}</dt>
        <dd>{amount}</dd>
      </div>
      <div class="sum-part">
        <dt>{t('card.title', { square: start, kind })}</dt>
        <dd class="brick-words">−{least}</dd>
      </div>
      <div class="sum-total">
        <dt>{t('loan.left')}</dt>
        <dd>{figure(left)}</dd>
      </div>
      <div>
        <dt>{t('loan.owed')}</dt>
        <dd class="brick-words">{t('sum.change', { from: amount, to: owed })}</dd>
      </div>
      <BuysLine session={session} money={left} />
    </dl>
  );
}
