import './middle.css';
import './offer.css';
import { useKeptFocus } from '../../../ui/focus';
import { watchWords } from '../actions/Actions';
import { Caravan, CaravanAsks } from '../actions/Caravan';
import { isFlat } from '../actions/flat';
import { HoldHint } from '../actions/HoldHint';
import { ThrowButton } from '../actions/ThrowButton';
import { Hint, isHintInMiddle, isOfferedInMiddle, Offer } from '../hints';
import { chanceWords } from '../risk';
import { isJustOut, seatOnTurn, seatTold } from '../scene/stage';
import { isAtCaravan, isOwnThrow, playerOf, type Session } from '../session';
import { t } from '../words';
import { CampRent } from './CampRent';
import { campOf } from './camp';
import { Heading } from './Heading';
import { News } from './News';
import type { NewsRoom } from './news-room';
import { ThrownDice } from './ThrownDice';

interface Props {
  session: Session;
  room: NewsRoom;
}

/** What stands in the middle of the board: whose throw it is, the dice, and what came of them. */
export function Middle({ session, room }: Props) {
  const { play, shaking } = session;
  const place = useKeptFocus<HTMLDivElement>(throwButton);
  const chooses = isAtCaravan(session);
  return (
    <div
      ref={place}
      class={`middle${chooses ? ' choosing' : ''}${shaking.value && play.moving.value ? ' shaking' : ''}`}
    >
      {chooses ? <AtCaravan {...{ session, room }} /> : <Throwing {...{ session, room }} />}
    </div>
  );
}

/** What other turns leave the focus on, also while it waits. */
function throwButton(middle: HTMLElement): HTMLElement | null {
  return middle.querySelector('[data-focus=home]');
}

function Throwing({ session, room }: Props) {
  const { play } = session;
  const camp = campOf(session);
  return (
    <>
      <Heading session={session} />
      {camp && <CampRent session={session} {...camp} />}
      <ThrownDice session={session} />
      {!camp && <News {...{ session, room }} />}
      {!play.phone.value && <Foot session={session} />}
      {play.phone.value && <OutWords session={session} />}
      {isOfferedInMiddle(session) && <Offer />}
      {isHintInMiddle(session) && <Hint session={session} />}
    </>
  );
}

/** The button, and its hint for who is to throw; the risk for everybody else but who has just gone out. */
function Foot({ session }: { session: Session }) {
  const { play, stage } = session;
  if (isJustOut(stage.value, play.seat.value)) {
    return <p class="middle-hint">{watchWords(session)}</p>;
  }
  return (
    <>
      {!isFlat.value && <ThrowButton session={session} />}
      {isFlat.value || session.throwing.value === null ? (
        <OutWords session={session} />
      ) : (
        <p class="middle-hint">
          <HoldHint session={session}>{t('middle.hint')}</HoldHint>
        </p>
      )}
    </>
  );
}

function AtCaravan({ session, room }: Props) {
  const { play, shown } = session;
  const { turn, due } = shown.value;
  if (turn === play.seat.value) {
    return (
      <>
        <ThrownDice session={session} />
        <h2>{t('tax.title')}</h2>
        {play.phone.value || isFlat.value ? (
          <CaravanAsks session={session} />
        ) : (
          <Caravan session={session} />
        )}
        {play.phone.value && <News {...{ session, room }} />}
      </>
    );
  }
  if (due?.type !== 'tax') return null;
  return (
    <>
      <ThrownDice session={session} />
      <header>
        <h2>{t('tax.other', { name: play.name(turn) })}</h2>
        <p>{t('tax.other.line', { fixed: due.fixed, percent: due.percent })}</p>
      </header>
      <News {...{ session, room }} />
    </>
  );
}

/**
 * How likely whoever throws is out with this throw; once it is thrown, only its room is kept. That he cannot
 * go out is said once: here on a phone, elsewhere above the list of what may fall.
 */
function OutWords({ session }: { session: Session }) {
  const { play, odds, stage } = session;
  const table = odds.value;
  const { risk } = table;
  if (!risk || !playerOf(table, table.turn)?.alive) return null;
  const { outIn1296 } = risk;
  const name = play.name(table.turn);
  const chance = chanceWords(outIn1296);
  const words = isOwnThrow(session)
    ? outIn1296 === 0
      ? t('middle.out.none.you')
      : t('middle.out.you', { chance })
    : outIn1296 === 0
      ? t('middle.out.none', { name })
      : t('middle.out', { name, chance });
  const isTold = outIn1296 > 0 || play.phone.value;
  // While the throw before is still told of, his chances are not.
  const isPast =
    seatOnTurn(stage.value) !== seatTold(stage.value) || stage.value.acting !== null || !isTold;
  const kind = outIn1296 === 0 ? 'safe' : 'danger';
  return <p class={`middle-risk ${kind}${isPast ? ' past' : ''}`}>{words}</p>;
}
