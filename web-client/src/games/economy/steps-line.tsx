import { cardName, cardOf } from './cards';
import { cardToPlace, chosenFit } from './laying';
import { isOnItsWay } from './playing';
import { type Session, shownDestination } from './session';
import { t } from './words';

/** A folded sheet's one line over its buttons: what was thrown and what is to be done with it. */
export function StepsLine({ session }: { session: Session }) {
  const { die, part } = session.play.table.value;
  if (die === null) return null;
  return <Line first={t('steps.title', { part, n: die })} last={stepsAsked(session)} />;
}

/** The same over the hand, where no card has a name: which one lies to hand, where it may lie, and how many lie. */
export function PlaceLine({ session }: { session: Session }) {
  const { table } = session.play;
  return (
    <Line first={placeAsked(session)} last={t('place.count', { n: table.value.placedCount })} />
  );
}

function Line({ first, last }: Record<'first' | 'last', string>) {
  return (
    <h2 class="ec-steps">
      <span>{first}</span> <span>{last}</span>
    </h2>
  );
}

function stepsAsked(session: Session): string {
  if (isOnItsWay(session)) return t('steps.going');
  return t(shownDestination(session) === null ? 'steps.pick' : 'steps.again');
}

function placeAsked(session: Session): string {
  const id = cardToPlace(session);
  if (id === null) return t('place.title');
  const card = cardName(cardOf(session.play.table.value, id));
  const space = chosenFit(session);
  return space ? t('place.folded.again', { card, space }) : t('place.folded', { card });
}
