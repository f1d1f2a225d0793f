import './picture.css';
import { Die } from '../../ui/Die';
import { iconHref } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-names';
import type { BoardPicture } from '../about';

interface Card {
  numbers: string;
  /** When it pays, which is its colour. */
  pays: 'anyone' | 'own-roll' | 'from-roller' | 'once';
  icon: IconName;
  turn: number;
  x: number;
  y: number;
}

const CARDS: Card[] = [
  { numbers: '5', pays: 'anyone', icon: 'tree-fill', turn: -12, x: 42, y: 106 },
  { numbers: '2–3', pays: 'own-roll', icon: 'bread-fill', turn: -4, x: 98, y: 93 },
  { numbers: '8', pays: 'from-roller', icon: 'hamburger-fill', turn: 5, x: 156, y: 93 },
  { numbers: '6', pays: 'once', icon: 'television-simple-fill', turn: 14, x: 212, y: 107 },
];

/** A hand of four establishments and a throw, in a box of 253 by 168. */
function Board() {
  return (
    <g class="landmarks">
      <rect class="landmarks-ground" width="253" height="168" />
      {CARDS.map((card) => (
        <g key={card.icon} transform={`translate(${card.x} ${card.y}) rotate(${card.turn})`}>
          <rect class="landmarks-card" x="-33" y="-42" width="66" height="108" rx="7" />
          <path
            class={`landmarks-head ${card.pays}`}
            d="M-33-13V-35a7 7 0 0 1 7-7H26a7 7 0 0 1 7 7V-13Z"
          />
          <text class="landmarks-number" y="-21">
            {card.numbers}
          </text>
          <use class={card.pays} href={iconHref(card.icon)} x="-19" y="-6" width="38" height="38" />
          <rect class="landmarks-words" x="-20" y="40" width="40" height="4" rx="2" />
        </g>
      ))}
      <Die pips={5} x={82} y={40} size={34} turn={1} />
      <Die pips={3} x={124} y={35} size={34} turn={2} />
    </g>
  );
}

export const picture: BoardPicture = { Board, card: '0 0 253 168', whole: '38 0 168 168' };
