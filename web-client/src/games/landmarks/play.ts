import type { Play } from '../game';
import type { Action, Hand, Table } from './wire';

/** The room as Landmarks sees it. */
export type LandmarksPlay = Play<Table, Hand, Action>;
