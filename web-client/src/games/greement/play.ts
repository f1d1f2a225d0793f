import type { Play } from '../game';
import type { Action, Hand, Table } from './wire';

/** The room as Greement sees it. */
export type GreementPlay = Play<Table, Hand, Action>;
