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
import { MainLast } from '../actions/MainLast';
import { type Session, send } from '../session';
import { grown } from '../sums';
import { t } from '../words';
import { EventPlace } from './EventPlace';
import { Jar } from './Jar';
import { LyingJar } from './LyingJar';
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
  const isPhone = play.phone.value;
  const chosen = (
    <Chosen session={session} draft={draft} onAmount={setWanted} onLoan={setWantedLoan} />
  );
  const jar = { price: event.price ?? 0, slices: slicesOf(session, draft.amount) };
  return (
    <Bar
      title={cardTitle(event.card)}
      aside={<EventPlace session={session} />}
      line={stakes(session, draft.loan)}
      buttons={
        <>
          {isPhone && chosen}
          {isPhone && <LyingJar {...jar} />}
          <UntilDecided session={session} decided={t('pill.decided')}>
            <MainLast
              session={session}
              main={
                <AnsweredAtAmount isUnchosen={draft.move !== undefined && draft.unchanged}>
                  <PledgeButton session={session} draft={draft} />
                </AnsweredAtAmount>
              }
            >
              <ReadyButton
                session={session}
                label={t('pledge.ready')}
                unpledged={isPayable && !now.unchanged ? now.amount : 0}
              />
            </MainLast>
          </UntilDecided>
        </>
      }
    >
      {spoken !== undefined && <Announced key={event.position} words={spoken} />}
      {isPhone ? (
        <div class="event-split">
          <p class="trade-note">{briefNote(session, draft)}</p>
        </div>
      ) : (
        <div class="event-split">
          <Jar {...jar} />
          <div class="trade-rows">
            {chosen}
            <p class="trade-note">
              {borrowedWords(session, draft.loan)} {shortWords(draft)}
            </p>
          </div>
        </div>
      )}
    </Bar>
  );
}

interface ChosenProps {
  session: Session;
  draft: PledgeDraft;
  onAmount: (amount: number) => void;
  onLoan: (loan: number) => void;
}

/** How much is given, and how much of that is borrowed. */
function Chosen({ session, draft, onAmount, onLoan }: ChosenProps) {
  const { amount, loan, amounts, loans, loanEnds } = draft;
  const inActs = session.play.phone.value;
  return (
    <>
      <Amount
        row
        wide
        inActs={inActs}
        focus="first"
        label={t('pledge.give')}
        enterTo="p"
        value={amount}
        min={amounts.from}
        max={amounts.to}
        ends={{ most: t('stop.price', { price: amounts.to }) }}
        onChange={onAmount}
      />
      <Amount
        row
        inActs={inActs}
        label={t('pledge.borrowed')}
        told={inActs && amount === 0 ? t('pledge.borrowed.first') : undefined}
        enterTo="p"
        value={loan}
        min={loans.from}
        max={loans.to}
        ends={loanEnds}
        onChange={onLoan}
      />
    </>
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
 * borrows for it. That is not borrowed where the jar stays short; on a phone it says too what becomes of a pledge then.
 */
function stakes({ play, covered }: Session, loan: number): string {
  const { phone, table } = play;
  const { event, values } = table.value;
  const { debt: present, debtIfEnded = 0, debtIfHit } = play.hand.value ?? {};
  const instead = debtIfEnded + grown(loan, values);
  const now = values.loanMultiplier;
  const after = debtIfHit ?? debtIfEnded;
  const factor = t(phone.value ? 'pledge.line.brief' : 'pledge.line', {
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

/** What becomes of a pledge while the jar is short, or that it fills it. */
function shortWords({ amount, fills }: PledgeDraft): string {
  if (amount === 0) return t('pledge.short.none');
  return t(fills ? 'pledge.fills' : 'pledge.short', { amount });
}

/** That it fills the jar, or what becomes of what is borrowed; the rest its button and the stakes say. */
function briefNote(session: Session, draft: PledgeDraft): string {
  const { amount, loan, fills } = draft;
  return amount > 0 && fills && loan === 0 ? shortWords(draft) : borrowedWords(session, loan);
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
