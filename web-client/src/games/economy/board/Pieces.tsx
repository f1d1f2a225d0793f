import { Token } from '../../../ui/Token';
import type { Session } from '../session';
import { boardPattern } from './Defs';
import { standings } from './geometry';

/** The pieces above the cards: on their spaces, waiting on the rim, or just knocked out. */
export function Pieces({ session }: { session: Session }) {
  const { play, scenes } = session;
  const pace = scenes.running.value ?? 280;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-pieces" aria-hidden="true">
      {standings(scenes.shown.value).map(({ seat, x, y, as }) => {
        const colour = play.colour(seat);
        return (
          <g
            key={seat}
            class={`ec-piece ${as}`}
            style={{ transform: `translate(${x}px, ${y}px)`, transitionDuration: `${pace}ms` }}
          >
            {as === 'waiting' ? (
              <Token colour={colour} x={0} y={0} r={11} />
            ) : (
              <g class="ec-stand">
                <ellipse
                  class="ec-foot"
                  cx="25"
                  cy="73"
                  rx="18"
                  ry="7"
                  fill={boardPattern(colour)}
                />
                <Token colour={colour} x={25} y={60} r={16} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
