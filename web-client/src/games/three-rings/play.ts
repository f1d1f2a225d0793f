import type { Play } from '../game';
import type { Action, Hand, Table } from './wire';

/** The room as Three Rings sees it. */
export type ThreeRingsPlay = Play<Table, Hand, Action>;
