import type { Item, Move, Parameter } from './listed';

/** A game's words for its moves, where they are listed as text. */
export interface MoveWords {
  /** "Buy" */
  action(move: Move): string;
  /** "square" */
  parameter(move: Move, parameter: Parameter): string;
  /** "E5, land, 7 coins" */
  item(move: Move, parameter: Parameter, item: Item): string;
  /** The move with what its parameters offer in the order of the buttons: the first is proposed. */
  ordered?(move: Move): Move;
  /** True of what ends the game for the reader though another choice would not: it is asked once more. */
  isFatal?(move: Move, values: Record<string, unknown>): boolean;
  /** The number beyond which nothing more happens, where the rules take any. */
  most?(move: Move, parameter: Parameter): number | undefined;
  /** Of a move that switches something: whether it is on now. */
  isOn?(move: Move): boolean | undefined;
  /** What follows from a move with all that is filled in: "money 1, debt 17". */
  second?(move: Move, values: Record<string, unknown>): string | undefined;
  /** Why a blocked move waits, where the table tells more of it than its refusal does. */
  waits?(move: Move): string | undefined;
}
