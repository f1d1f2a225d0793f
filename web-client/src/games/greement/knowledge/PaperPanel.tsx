import './ledger.css';
import { useContext, useState } from 'preact/hooks';
import { figure, signedFigure } from '../../../i18n/figure';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Held } from '../../../ui/held';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { Panel } from '../../../ui/Panel';
import { Rolling } from '../../../ui/Rolling';
import { movesOf } from '../../moves';
import { loanOf } from '../actions/LoanTray';
import { blockedWords } from '../actions/reasons';
import { high } from '../high';
import { type Session, send } from '../session';
import { grown } from '../sums';
import type { Hand } from '../wire';
import { t } from '../words';
import { type LedgerLine, ledger, OPEN_LINES, warning } from './paper';

/** The reader's own paper: money and debt in two columns, and what comes next. */
export function PaperPanel({ session, open = false }: { session: Session; open?: boolean }) {
  const { play, covered } = session;
  const [unfolded, setUnfolded] = useState(open);
  const hand = play.hand.value;
  if (!hand) return open ? <p class="empty">{t('paper.none')}</p> : null;
  const isShort = (!high.value && !play.phone.value) || hand.offers.length > 0;
  const most = isShort ? 1 : play.low.value ? OPEN_LINES - 1 : OPEN_LINES;
  const purse = session.purse.value ?? hand;
  const lines = ledger(purse.paper, play.name, unfolded, most);
  const fold = Object.keys(hand.paper).length > most ? () => setUnfolded(!unfolded) : undefined;
  const { phase, round } = play.table.value;
  const besideOffer = play.low.value && !high.value && hand.offers.length > 0;
  const inOneLine = besideOffer && !unfolded && round > 0 && !covered.value;
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
          <Chip kind="brass">
            {inOneLine
              ? t('sheet.money', { money: figure(purse.money), debt: figure(purse.debt) })
              : t('only.you')}
          </Chip>
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
          {!inOneLine && (
            <Ledger
              caption={t('paper.round', { round })}
              lines={lines}
              hand={purse}
              moving={play.moving.value}
              {...(fold && { fold: { open: unfolded, press: fold } })}
            />
          )}
          <Note session={session} hand={hand} />
        </>
      )}
    </Panel>
  );
}

interface LedgerProps {
  caption: string;
  lines: readonly LedgerLine[];
  hand: { money: number; debt: number };
  total?: string;
  /** True while figures may roll. */
  moving?: boolean;
  /** The older lines can be unfolded and folded again. */
  fold?: { open: boolean; press: () => void };
}

export function Ledger(props: LedgerProps) {
  const { caption, lines, hand, fold, total = t('paper.now'), moving = false } = props;
  return (
    <div class="ledger-scroll">
      <table class="ledger">
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            <th scope="col">{t('paper.money')}</th>
            <th scope="col">{t('paper.debt')}</th>
          </tr>
        </thead>
        <tbody>
          {fold?.open && (
            <tr>
              <th scope="row" colSpan={3}>
                <FoldButton words={t('paper.fold')} fold={fold} />
              </th>
            </tr>
          )}
          {lines.map((line, i) => (
            <tr key={i} class={line.earlier ? 'earlier' : ''}>
              <th scope="row">
                {line.earlier && fold && !fold.open ? (
                  <FoldButton words={line.words} fold={fold} />
                ) : (
                  line.words
                )}
              </th>
              <td>{line.money}</td>
              <td class={line.relief ? 'green-words' : ''}>{line.debt}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            <td>
              <Rolling value={hand.money} moving={moving} />
            </td>
            <td>
              <Rolling value={hand.debt} moving={moving} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function FoldButton({
  words,
  fold,
}: {
  words: string;
  fold: { open: boolean; press: () => void };
}) {
  return (
    <button type="button" class="earlier-lines" aria-expanded={fold.open} onClick={fold.press}>
      {words}
    </button>
  );
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
  const words = warning(hand, yours.value, play.low.value);
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
