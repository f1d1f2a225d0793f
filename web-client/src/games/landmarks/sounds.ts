import type { SoundName } from '../../sound/sprite';
import type { Change } from '../game';
import { linesHeard, moneyHeard } from '../heard';
import type { Table } from './wire';

/** What is heard of a line of the story; lines without an entry are silent. */
const HEARD: Partial<Record<string, SoundName>> = {
  rolls: 'dice',
  'rolls-again': 'dice',
  'rolls-and-adds': 'dice',
  tuna: 'dice',
  builds: 'stamp',
  invests: 'stamp',
  gives: 'flip',
  closes: 'flip',
  reopens: 'flip',
  returns: 'flip',
  demolishes: 'knocked-out',
  completes: 'reveal',
  'orders-closed': 'card-event',
};

/** What is heard of a change of the table: each sound once, however much calls for it. */
export function soundsOf(
  { before, after, lines }: Change<Table>,
  reader: number | null,
): readonly SoundName[] {
  const coins = moneyHeard(coinsOf(before), coinsOf(after), reader);
  return [...new Set([...linesHeard(lines, HEARD), ...coins])];
}

const coinsOf = ({ players }: Table) => new Map(players.map(({ seat, coins }) => [seat, coins]));
