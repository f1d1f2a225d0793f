import type { ComponentChildren, FunctionComponent } from 'preact';
import type { IconName } from '../ui/icon-names';

/* What a game gives the frame to show of it. */

/** Whose turn it is. */
export interface Pill {
  /** `yours` is green, `vote` says that several act at once, `still` has no clock. */
  kind: 'yours' | 'waiting' | 'vote' | 'still';
  words: string;
  /** How it is said, where those who listen need more than what the pill has room for. */
  spoken?: string;
  /** The `what` of the clock shown in it. */
  clock?: string;
  /** True for what is just being played: it is seen, and not said, for the log says it. */
  passing?: boolean;
}

/** That the reader is played for, in the game's words. */
export interface StandIn {
  words: string;
  /** The action that gives the seat back to him. */
  action: unknown;
}

/** Sentences that follow those of the frame when the reader asks to leave a game that is played. */
export interface Leaving {
  /** While he is away. */
  away: string;
  /** Once he has given up, as a move of the rules. */
  givenUp?: string;
  /** Once he has gone for good and his seat plays on without him. */
  abandoned?: string;
}

/** A seat's key figures, the most telling first: narrow screens show one or two. */
export interface SeatFace {
  /** The one number that decides, large beside the name where there is room for it. */
  sum?: SeatFigure;
  figures: readonly SeatFigure[];
  /** What it has done or does just now: "voted", "ready", "thinking". */
  chip?: { words: string; kind?: 'quiet' | 'green' | 'brick'; icon?: IconName };
  /** What it holds, under all else where there is a column of seats. */
  below?: ComponentChildren;
  /** Has lost and plays no more: when and how, in words. */
  out?: ComponentChildren;
  /** What was its to do is decided, and the page still tells how: nothing is asked of it. */
  decided?: boolean;
}

/** One of them. */
export interface SeatFigure {
  icon?: IconName;
  /** A number or a word; it may roll from what it was to what it is. */
  value: ComponentChildren;
  /** What it counts, for the ear and the pointer. */
  label: string;
}

/** A page of its own beside log and chat. */
export interface GameTab {
  id: string;
  label(): string;
  icon: IconName;
  unread?(): number;
  /** Where it stands: in the knowledge column, in the phone's tab bar, or in both. */
  place: 'column' | 'phone' | 'both';
  Panel: FunctionComponent;
}

/** A line of the log. */
export interface LineFace {
  /** Who did it; none for the table's own lines. */
  seat?: number;
  text: ComponentChildren;
  /** It tells the reader what he did, or what was done to him. */
  toReader?: boolean;
  /** It matters to everybody, as who is out does: also where turns come faster than one can hear it is told. */
  toAll?: boolean;
  /** A rule across the log: "Round 6". */
  rule?: boolean;
  /** The spaces it names. */
  spaces?: readonly string[];
  /** The turn's words say the same to those who listen, at the same time. */
  isTurn?: boolean;
  /** It will say less from the next change on: to those who listen it is not said again. */
  passing?: boolean;
  /** What is read after it once that has been seen; those who listen are told it in its own time. */
  later?: string | undefined;
}
