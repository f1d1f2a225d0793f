import './events.css';
import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { begun } from '../../../i18n/begun';
import { Announced } from '../../../ui/announced';
import { Button } from '../../../ui/Button';
import { Answering } from '../../../ui/held';
import { Amount } from '../actions/Amount';
import { Bar } from '../actions/Bar';
import { focusOnAmount } from '../actions/enter';
import { useLastOpen } from '../actions/last-open';
import { type Session, send } from '../session';
import { grown } from '../sums';
import { t } from '../words';
import { EventPlace } from './EventPlace';
import { Jar } from './Jar';
import { askedOf, loanWords, spokenMoney } from './money';
import { type PledgeDraft, pledgeDraft, slicesOf } from './pledge';
import { UntilDecided } from './UntilDecided';
import { ReadyButton } from './VoteTray';
import { cardTitle } from './words';

/** Ten coins from all together: one's own pledge above the level of the others. */
export function PledgeTray({ session }: { session: Session }) {
  const { play } = session;
  const { event } = play.table.value;
  const hand = play.hand.value;
  const [wanted, setWanted] = useState(hand?.pledge?.amount ?? 0);
  const [wantedLoan, setWantedLoan] = useState(hand?.pledge?.loan ?? 0);
  const now = pledgeDraft(session, wanted, wantedLoan);
  const isPayable = now.move !== undefined && !now.move.blocked;
  const open = useLastOpen(isPayable ? now : undefined);
  const draft = isPayable || !open ? now : { ...open, move: now.move, unchanged: true };
  const spoken = useLastOpen(isPayable ? spokenPledge(session, now) : undefined);
  if (!event || !hand) return null;
  const { amount, loan, amounts, loans, loanEnds, fills } = draft;
  return (
    <Bar
      title={cardTitle(event.card)}
      aside={<EventPlace session={session} />}
      line={stakes(session, loan)}
      buttons={
        <UntilDecided session={session} decided={t('pill.decided')}>
          <AnsweredAtAmount isUnchosen={draft.move !== undefined && draft.unchanged}>
            <PledgeButton session={session} draft={draft} />
          </AnsweredAtAmount>
          <ReadyButton
            session={session}
            label={t('pledge.ready')}
            unpledged={isPayable && !now.unchanged ? now.amount : 0}
          />
        </UntilDecided>
      }
    >
      {spoken !== undefined && <Announced key={event.position} words={spoken} />}
      <div class="event-split">
        <Jar price={event.price ?? 0} slices={slicesOf(session, amount)} />
        <div class="trade-rows">
          <Amount
            row
            wide
            focus="first"
            label={t('pledge.give')}
            enterTo="p"
            value={amount}
            min={amounts.from}
            max={amounts.to}
            ends={{ most: t('stop.price', { price: amounts.to }) }}
            onChange={setWanted}
          />
          <Amount
            row
            label={t('pledge.borrowed')}
            enterTo="p"
            value={loan}
            min={loans.from}
            max={loans.to}
            ends={loanEnds}
            onChange={setWantedLoan}
          />
          <p class="trade-note">
            {borrowedWords(session, loan)}{' '}
            {amount === 0
              ? t('pledge.short.none')
              : t(fills ? 'pledge.fills' : 'pledge.short', { amount })}
          </p>
        </div>
      </div>
    </Bar>
  );
}

/** Whoever pledges before there is an amount is told so, and goes on where it is chosen. */
function AnsweredAtAmount(props: { isUnchosen: boolean; children: ComponentChildren }) {
  const around = useContext(Answering);
  const answer = (reason: string) => {
    around?.(reason);
    focusOnAmount();
  };
  return (
    <Answering.Provider value={props.isUnchosen ? answer : around}>
      {props.children}
    </Answering.Provider>
  );
}

function spokenPledge(session: Session, draft: PledgeDraft): string {
  const follows = pledgeWords(session, draft, spokenMoney);
  return `${t('pledge.do', { amount: draft.amount })}. ${begun(follows)}`;
}

/** What a pledge makes of money and debt; one that leaves the jar short keeps both as they are. */
function pledgeWords(
  session: Session,
  { amount, loan, fills }: PledgeDraft,
  words: typeof spokenMoney,
): string {
  const change = words(session, amount, loan);
  return fills || amount === 0 || session.covered.value ? change : t('pledge.kept', { change });
}

/**
 * What the jar keeps away: what the reader's debt would become, and what it becomes otherwise, with what he
 * borrows for it. That is not borrowed where the jar stays short.
 */
function stakes({ play, covered }: Session, loan: number): string {
  const { event, values } = play.table.value;
  const { debt: present, debtIfEnded = 0, debtIfHit } = play.hand.value ?? {};
  const instead = debtIfEnded + grown(loan, values);
  const now = values.loanMultiplier;
  const after = debtIfHit ?? debtIfEnded;
  const factor = t('pledge.line', {
    price: event?.price ?? 0,
    now,
    next: event?.prospect.values.loanMultiplier ?? now,
  });
  const unhurt = after === present ? 'pledge.line.stays' : 'pledge.line.either';
  const debt = t(after === instead ? unhurt : 'pledge.line.debt', { after, instead });
  return covered.value ? factor : `${factor} ${debt}`;
}

/** What becomes of a loan, and before there is one of each coin of it. */
function borrowedWords({ play }: Session, loan: number): string {
  const n = Math.max(1, loan);
  return t(loan === 0 ? 'pledge.loan.each' : 'pledge.loan', {
    n,
    owed: grown(n, play.table.value.values),
  });
}

function PledgeButton({ session, draft }: { session: Session; draft: PledgeDraft }) {
  const { play } = session;
  const { move, amount, loan, fills, unchanged } = draft;
  const same = t(play.hand.value?.pledge ? 'pledge.same' : 'pledge.none');
  return (
    <Button
      label={t(fills ? 'pledge.fill' : 'pledge.do', { amount })}
      second={pledgeWords(session, draft, loanWords)}
      icon="hand-coins-fill"
      kind="main"
      keyCap="p"
      {...askedOf(session, amount, loan, 'pledge')}
      blocked={move?.blocked ? play.reason(move.blocked) : unchanged ? same : undefined}
      busy={play.busy.value === 'pledge'}
      onClick={() => void send(session, { type: 'pledge', amount, loan })}
    />
  );
}
