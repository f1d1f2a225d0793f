import type { ComponentChildren } from 'preact';
import type { Session } from '../session';
import { placeName } from './names';
import { isChosen, isLegal, type Place, placeKey, press } from './places';
import { pointing } from './pointing';

interface Props {
  session: Session;
  place: Place;
  /** Its look, as classes. */
  kind: string;
  children: ComponentChildren;
}

/** A card that can be pointed at and pressed: each is a button, in one group with one kind of arrows. */
export function Spot({ session, place, kind, children }: Props) {
  const { play, pointed } = session;
  const key = placeKey(place);
  const legal = isLegal(session, place);
  const chosen = isChosen(session, place);
  const isPointed = pointed.value === key;
  const lit = play.lit.value.includes(place.card);
  return (
    <button
      type="button"
      class={`lm-spot ${kind}${legal ? ' legal' : ''}${chosen ? ' chosen' : ''}${lit ? ' lit' : ''}`}
      data-place={key}
      aria-label={placeName(session, place)}
      aria-pressed={legal ? chosen : undefined}
      aria-describedby={isPointed ? 'lm-tip' : undefined}
      {...pointing(session, key)}
      onClick={() => press(session, place)}
    >
      {children}
    </button>
  );
}
