import type { SoundName } from '../../sound/sprite';
import type { Change } from '../game';
import { linesHeard, moneyHeard } from '../heard';
import type { Table } from './wire';

/** What is heard of a line of the story; lines without an entry are silent. */
const HEARD: Partial<Record<string, SoundName>> = {
  'has-chosen': 'flip',
  'rolls-for-first': 'dice',
  'claims-start': 'stamp',
  rolls: 'dice',
  'rolls-across': 'dice',
  'calls-rightly': 'dice',
  'calls-wrongly': 'dice',
  claims: 'stamp',
  'claims-behind': 'stamp',
  'claims-free': 'stamp',
  consolidates: 'stamp',
  'offers-rent': 'offer-new',
  'refuses-rent': 'event-stopped',
  'forgoes-rent': 'event-stopped',
  'offers-trade': 'offer-new',
  'refuses-trade': 'event-stopped',
  trades: 'offer-done',
  'takes-rooftop': 'card-event',
  'calls-out-rightly': 'reveal',
  'calls-out-wrongly': 'reveal',
  declares: 'reveal',
};

/** What is heard of a change of the table: each sound once, however much calls for it. */
export function soundsOf(
  { before, after, lines }: Change<Table>,
  reader: number | null,
): readonly SoundName[] {
  const cash = moneyHeard(cashOf(before), cashOf(after), reader);
  return [...new Set([...linesHeard(lines, HEARD), ...cash])];
}

const cashOf = ({ players }: Table) => new Map(players.map(({ seat, cash }) => [seat, cash]));
