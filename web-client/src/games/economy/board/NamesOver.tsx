import { CardNumber, CardWords, NumberOnPlate } from '../CardFace';
import { lyingOn } from '../cards';
import { type Session, wayShown } from '../session';
import type { Space } from '../wire';
import { cornerOf } from './geometry';
import { markOf, namedOn } from './marks';

/** Above the ways: names and numbers of the cards that they pass, or their plates, which would be crossed out. */
export function NamesOver({ session, small }: { session: Session; small: boolean }) {
  const passed = [...passedBy(session)].filter(
    (space) => namedOn(session, space) && !session.turning.value.has(space),
  );
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      {passed.map((space) => (
        <Name key={space} {...{ session, space, small }} />
      ))}
    </g>
  );
}

function passedBy(session: Session): ReadonlySet<Space> {
  const { trails, destinations } = session;
  const gone = destinations.value.size > 0 ? [] : trails.value;
  return new Set([...wayShown(session), ...gone.flatMap(({ from, path }) => [from, ...path])]);
}

interface NameProps {
  session: Session;
  space: Space;
  small: boolean;
}

function Name({ session, space, small }: NameProps) {
  const lying = lyingOn(session.scenes.shown.value, space);
  if (lying.lies !== 'card') return null;
  const { veiled, toBeHad } = markOf(session, space);
  const { x, y } = cornerOf(space);
  const looks = ['ec-over', ...(veiled ? ['veiled'] : []), ...(toBeHad ? ['free'] : [])];
  const place = `translate(${x} ${y})`;
  if (small) {
    return (
      <g class={['ec-plates', ...looks.slice(1)].join(' ')} transform={place}>
        <NumberOnPlate card={lying.card} toBeHad={toBeHad} />
      </g>
    );
  }
  return (
    <g class={looks.join(' ')} transform={place} clip-path="url(#ec-edge)">
      <g class={`ec-sector ${lying.card.sector}`}>
        <CardNumber card={lying.card} />
      </g>
      <CardWords card={lying.card} toBeHad={toBeHad} />
    </g>
  );
}
