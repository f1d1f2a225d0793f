import { hintsOf, type Moments } from '../hints';
import { openItems } from '../moves';
import { guideOf, type Seen } from './guide';
import type { PublicPlayer, Table } from './wire';
import { t } from './words';

type HintName =
  | 'mustGive'
  | 'mustDemolish'
  | 'lastRound'
  | 'sheet'
  | 'payFirst'
  | 'loan'
  | 'mall'
  | 'green'
  | 'others'
  | 'reopens';

const table = ({ play }: Seen): Table => play.table.value;

const me = ({ play }: Seen): PublicPlayer | undefined =>
  play.table.value.players.find(({ seat }) => seat === play.seat.value);

const isMine = (seen: Seen): boolean =>
  seen.play.seat.value !== null && table(seen).roller === seen.play.seat.value;

const isIn = (seen: Seen, phase: Table['phase']): boolean =>
  isMine(seen) && table(seen).phase === phase;

function has({ cards }: PublicPlayer, seen: Seen, colour: string): boolean {
  return table(seen).cards.some((card) => card.colour === colour && Object.hasOwn(cards, card.id));
}

function othersHaveRed(seen: Seen): boolean {
  return table(seen).players.some(
    (player) => player.seat !== seen.play.seat.value && has(player, seen, 'red'),
  );
}

function canBuild({ play }: Seen, card: string): boolean {
  return openItems(play.moves.value, 'build', 'card').some(({ value }) => value === card);
}

function hasClosed(seen: Seen): boolean {
  return Object.values(me(seen)?.cards ?? {}).some(({ closed }) => closed > 0);
}

/** When each hint has its moment. */
export const moments: Moments<Seen, HintName> = [
  ['mustGive', (seen) => isIn(seen, 'give-building')],
  ['mustDemolish', (seen) => isIn(seen, 'demolish')],
  ['lastRound', (seen) => table(seen).endsAfter !== null],
  ['sheet', (seen) => table(seen).phase === 'orders'],
  ['payFirst', (seen) => isIn(seen, 'roll') && othersHaveRed(seen)],
  ['loan', (seen) => isIn(seen, 'build') && canBuild(seen, 'loan-office')],
  ['mall', (seen) => isIn(seen, 'build') && canBuild(seen, 'shopping-mall')],
  ['green', (seen) => isIn(seen, 'build')],
  ['others', (seen) => !isMine(seen) && table(seen).phase === 'roll' && ownsBlue(seen)],
  ['reopens', hasClosed],
];

function ownsBlue(seen: Seen): boolean {
  const player = me(seen);
  return player !== undefined && has(player, seen, 'blue');
}

/** The offer of the guide, or a hint of Landmarks at its moment. */
export const Hint = hintsOf('landmarks', moments, (hint) => t(`hint.${hint}`), guideOf);
