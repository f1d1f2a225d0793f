import './answer.css';
import { SumBar } from '../bundle/SumBar';
import type { Session } from '../session';
import { t } from '../words';
import { AnswerButtons } from './AnswerButtons';
import { AtOnce, AtOnceMenu } from './AtOnceMenu';
import { Bar } from './Bar';
import { OfferedParts, offeredSum } from './OfferedParts';
import { IfAccepted, IfRefused } from './Outcomes';
import { TimeChip } from './TimeChip';
import { WishTray } from './WishTray';

/** The offer for a rent: its owner answers, all others see the same without buttons. */
export function AnswerTray({ session }: { session: Session }) {
  const { play, tray } = session;
  const { rent, turn } = play.table.value;
  const terms = rent?.offer;
  if (!rent || !terms || turn === null) return null;
  const mine = rent.claimant === play.seat.value;
  if (mine && tray.value === 'wish') return <WishTray session={session} rent={rent} />;
  const change = {
    cash: terms.cash + terms.borrow,
    debt: -terms.takeDebt,
    gains: terms.properties,
    gives: [],
  };
  return (
    <Bar
      session={session}
      aside={
        <>
          <TimeChip
            session={session}
            what="rent-answer"
            words={t(terms.full ? 'answer.thenAccepted' : 'answer.thenRefused')}
          />
          {mine && <AtOnceMenu />}
        </>
      }
      buttons={
        mine && (
          <AnswerButtons
            session={session}
            terms={terms}
            payer={turn}
            wish={() => {
              tray.value = 'wish';
            }}
          />
        )
      }
    >
      <div key={terms.number} class="tra-offer">
        <SumBar
          session={session}
          sum={offeredSum(session, rent, terms)}
          theirs={mine ? '' : play.name(rent.claimant)}
        />
        <div class="tra-answer">
          <OfferedParts session={session} rent={rent} terms={terms} payer={turn} />
          {mine && <IfAccepted session={session} change={change} />}
          <IfRefused session={session} rent={rent} terms={terms} payer={turn} />
        </div>
        {mine && play.phone.value && <AtOnce />}
      </div>
    </Bar>
  );
}
