import './ranking.css';
import type { ComponentChildren } from 'preact';
import { Icon } from './Icon';
import { Medal } from './Medal';
import { SeatName } from './SeatName';
import { patternFill, type SeatColour } from './seats';

/** A stretch of a bar, as a share of the longest. */
export interface RankedPart {
  /** What it is, as a class of the game's own style; without it the bar is in the colour of its seat. */
  kind?: string;
  share: number;
}

export interface RankedSeat {
  seat: number;
  place: number;
  /** "1st place", for the ear. */
  placeWords: string;
  name: string;
  /** The reader's own seat. */
  you: boolean;
  colour: SeatColour;
  /** What its score is made of. */
  line: string;
  /** One bar or several under one another, and their words. */
  bars: readonly (readonly RankedPart[])[];
  barWords: string;
  score: string;
  /** A score that is a loss. */
  isLoss?: boolean;
  /** What opens below the row. */
  more?: ComponentChildren;
}

/** All seats by their places, with bars and scores that unfold from the last place upward. */
export function Ranking({ seats }: { seats: readonly RankedSeat[] }) {
  // One width for all scores: the bars beside them keep one scale.
  const signs = Math.max(...seats.map(({ score }) => score.length));
  return (
    <ol class="ranking" style={{ '--signs': String(signs) }}>
      {seats.map((ranked, i) => (
        <li key={ranked.seat} style={{ '--turn': String(seats.length - 1 - i) }}>
          {ranked.more ? (
            <details>
              <summary class="ranked">
                <Row ranked={ranked} />
              </summary>
              {ranked.more}
            </details>
          ) : (
            <div class="ranked">
              <Row ranked={ranked} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** In the colour and the pattern of a seat. */
function SeatBar({ colour }: { colour: SeatColour }) {
  return (
    <svg class="seat-bar" aria-hidden="true">
      <rect width="100%" height="100%" fill={patternFill(colour)} />
    </svg>
  );
}

function Row({ ranked }: { ranked: RankedSeat }) {
  const { place, placeWords, name, you, colour, line, bars, barWords, score, isLoss } = ranked;
  return (
    <>
      <span class="place">
        <span class="hidden-text">{placeWords}</span>
        <span aria-hidden="true">{place}</span>
      </span>
      <Medal colour={colour} size={36} />
      <span class="ranked-name">
        <span class="ranked-who">
          <SeatName name={name} you={you} />
        </span>
        <small>{line}</small>
      </span>
      <span class="bars" role="img" aria-label={barWords}>
        {bars.map((parts, i) => (
          <span key={i} class="bar">
            {parts.map(({ kind, share }) => (
              <span key={kind} class={kind} style={{ width: `${share * 100}%` }}>
                {kind === undefined && <SeatBar colour={colour} />}
              </span>
            ))}
          </span>
        ))}
      </span>
      <span class={`score${isLoss ? ' brick-words' : ''}`}>{score}</span>
      <span class="crown">{place === 1 && <Icon name="crown-fill" size={24} />}</span>
    </>
  );
}
