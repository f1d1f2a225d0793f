import { useContext, useState } from 'preact/hooks';
import { signedFigure } from '../../../i18n/figure';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Held } from '../../../ui/held';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { Panel } from '../../../ui/Panel';
import { movesOf } from '../../moves';
import { loanOf } from '../actions/LoanTray';
import { blockedWords } from '../actions/reasons';
import { high } from '../high';
import { type Session, send } from '../session';
import { grown } from '../sums';
import type { Hand } from '../wire';
import { t } from '../words';
import { Ledger } from './Ledger';
import { PurseChip } from './PurseChip';
import { type LedgerLine, ledger, warning } from './paper';
import { openIn, usePaperRows } from './paper-rows';

interface Props {
  session: Session;
  /** It stands on a page of its own, which says so where there is no paper. */
  onPage?: boolean;
}

/** The reader's own paper: money and debt in two columns, and what comes next. Its earlier lines are folded at first. */
export function PaperPanel({ session, onPage = false }: Props) {
  const { play, covered, yours } = session;
  const [unfolded, setUnfolded] = useState(false);
  const hand = play.hand.value;
  const written = Math.max(0, ...Object.keys(hand?.paper ?? {}).map(Number));
  const rows = usePaperRows(
    [
      written,
      hand?.debt,
      hand?.reserved,
      play.table.value.phase,
      yours.value,
      unfolded,
      covered.value,
    ].join(' '),
  );
  if (!hand) return onPage ? <p class="empty">{t('paper.none')}</p> : null;
  const purse = session.purse.value ?? hand;
  const { phase, round } = play.table.value;
  const open = openIn(rows, written);
  const lines = ledger(purse.paper, play.name, unfolded ? undefined : open);
  const fold = written > open ? () => setUnfolded(!unfolded) : undefined;
  const inOneLine = open === 0 && written > 0 && !unfolded && round > 0 && !covered.value;
  return (
    <Panel
      small
      title={t('paper.title')}
      aside={
        <>
          <IconButton
            icon={covered.value ? 'eye' : 'eye-slash'}
            label={t(covered.value ? 'paper.show' : 'paper.hide')}
            onClick={() => {
              covered.value = !covered.value;
            }}
          />
          {inOneLine ? <PurseChip hand={purse} /> : <Chip kind="brass">{t('only.you')}</Chip>}
        </>
      }
    >
      {covered.value ? (
        <p class="paper-note">
          <Icon name="eye-slash" />
          {t('paper.covered')}
        </p>
      ) : phase === 'loaning' ? (
        <FirstLoan session={session} />
      ) : round === 0 ? (
        <p class="paper-note">
          <Icon name="bank" />
          {t('paper.empty')}
        </p>
      ) : (
        <>
          {inOneLine ? (
            !play.low.value && <Kept hand={purse} />
          ) : (
            <Ledger
              caption={t('paper.round', { round })}
              lines={lines}
              hand={purse}
              moving={play.moving.value}
              {...(fold && { fold: { open: unfolded, press: fold } })}
            />
          )}
          <Note session={session} hand={purse} />
        </>
      )}
    </Panel>
  );
}

/** What is set aside, where there is no room for the sum that tells it. */
function Kept({ hand: { money, reserved } }: { hand: Hand }) {
  if (reserved === 0) return null;
  return <p class="paper-note">{t('paper.kept', { money, reserved })}</p>;
}

/** While the first loan is written the paper shows how one would begin. */
function FirstLoan({ session }: { session: Session }) {
  const { play, player } = session;
  const loan = loanOf(session);
  const seat = play.seat.value;
  const start = seat === null ? undefined : player(seat)?.lockedStart;
  if (!loan || !start) return null;
  const { amount, least } = loan;
  const lines: LedgerLine[] = [
    {
      words: t('paper.loanAsItStands', { amount }),
      money: signedFigure(amount),
      debt: signedFigure(amount),
      relief: false,
    },
    { words: start, money: signedFigure(-least), debt: '', relief: false },
  ];
  return (
    <>
      <Ledger
        caption={t('paper.beforeRound1')}
        lines={lines}
        hand={{ money: amount - least, debt: amount }}
        total={t('paper.youBegin')}
      />
      <p class="paper-note brick">
        <Icon name="warning-fill" />
        {t(play.low.value ? 'paper.firstTurn.short' : 'paper.firstTurn', {
          debt: grown(amount, play.table.value.values),
        })}
      </p>
    </>
  );
}

/** Under the double line: what the end of the turn brings, or why nothing can be done now. */
function Note({ session, hand }: { session: Session; hand: Hand }) {
  const { play, yours } = session;
  const { phase } = play.table.value;
  if (phase === 'event-disease') return <DiseaseNote session={session} hand={hand} />;
  if (phase === 'event-vote' || phase === 'event-pay') {
    return (
      <p class="paper-note">
        <Icon name="hourglass-simple" />
        {t(
          phase === 'event-pay' ? 'paper.pay' : play.low.value ? 'paper.vote.short' : 'paper.vote',
        )}
      </p>
    );
  }
  const words = warning(hand, yours.value, play.low.value || (!play.phone.value && !high.value));
  if (!words) return null;
  const repayable = Math.min(hand.debt, hand.available);
  return (
    <p class="paper-note brick">
      <Icon name="warning-fill" />
      <span>{words}</span>
      {yours.value && repayable > 0 && <Repay session={session} amount={repayable} />}
    </p>
  );
}

/** Gone while nothing at all can be done: the reason, said everywhere else, would not leave room for the warning. */
function Repay({ session, amount }: { session: Session; amount: number }) {
  if (useContext(Held) !== undefined) return null;
  return (
    <Button
      label={t('do.repay.amount', { amount })}
      size="small"
      blocked={blockedWords(session, 'repay')}
      busy={session.play.busy.value === 'repay'}
      onClick={() => void send(session, { type: 'repay', amount })}
    />
  );
}

/** What is done for whoever has not answered when the time runs out. */
function DiseaseNote({ session, hand }: { session: Session; hand: Hand }) {
  if (hand.diseaseAnswer || session.play.clocks.value.length === 0) return null;
  const herd = movesOf(session.play.moves.value, 'pay-disease').some((move) => !move.blocked);
  if (!herd) return null;
  return (
    <p class="paper-note">
      <Icon name="hourglass-fill" />
      {t(session.play.low.value ? 'paper.disease.short' : 'paper.disease', {
        money: hand.available,
      })}
    </p>
  );
}
