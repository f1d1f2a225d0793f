import { CardNumber, CardWords } from '../CardFace';
import { lyingOn } from '../cards';
import { type Session, wayShown } from '../session';
import type { Space } from '../wire';
import { cornerOf } from './geometry';
import { markOf, namedOn } from './marks';

/** Above the ways: names and numbers of the cards that they pass, which would be crossed out. */
export function NamesOver({ session }: { session: Session }) {
  const passed = [...passedBy(session)].filter(
    (space) => namedOn(session, space) && !session.turning.value.has(space),
  );
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      {passed.map((space) => (
        <Name key={space} session={session} space={space} />
      ))}
    </g>
  );
}

function passedBy(session: Session): ReadonlySet<Space> {
  const { trails, destinations } = session;
  const gone = destinations.value.size > 0 ? [] : trails.value;
  return new Set([...wayShown(session), ...gone.flatMap(({ from, path }) => [from, ...path])]);
}

function Name({ session, space }: { session: Session; space: Space }) {
  const lying = lyingOn(session.scenes.shown.value, space);
  if (lying.lies !== 'card') return null;
  const { veiled, toBeHad } = markOf(session, space);
  const { x, y } = cornerOf(space);
  const looks = ['ec-over', ...(veiled ? ['veiled'] : []), ...(toBeHad ? ['free'] : [])];
  return (
    <g class={looks.join(' ')} transform={`translate(${x} ${y})`}>
      <g class={`ec-sector ${lying.card.sector}`}>
        <CardNumber card={lying.card} />
      </g>
      <CardWords card={lying.card} toBeHad={toBeHad} />
    </g>
  );
}
