import type { Play } from '../game';
import type { Action, Hand, Table } from './wire';

/** The room as Territories sees it. */
export type TerritoriesPlay = Play<Table, Hand, Action>;
