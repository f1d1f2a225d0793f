import type { Play } from '../game';
import type { Action, Hand, Space, Table } from './wire';

/** The room as Economy sees it. */
export type EconomyPlay = Play<Table, Hand, Action>;

/** Which way a card on the board is being turned just now. */
export type Turning = ReadonlyMap<Space, 'up' | 'down'>;
