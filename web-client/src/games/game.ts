import type { ReadonlySignal, Signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { RoomView } from '../net/wire';
import type { SoundName } from '../sound/sprite';
import type { SeatColour } from '../ui/seats';
import type { GameEnd } from './end';
import type { GameTab, Leaving, LineFace, Pill, SeatFace, StandIn } from './faces';
import type { GameGuide } from './guide';
import type { Reason as Blocked } from './limits';
import type { Move } from './listed';
import type { MoveWords } from './move-words';
import type { Scenes, Staging } from './staging';

/**
 * What the frame of a room and a game agree on. A game is the file `src/games/<id>/index.tsx`, which
 * exports one of these as `game`; it is loaded with its room.
 *
 * All that the frame calls is called while rendering: a part that reads a signal follows it by
 * itself.
 */
export interface GameModule<Table, Hand, Action> {
  /**
   * Opens the table of one game, or of the next one after a rematch. What the board has chosen or
   * zoomed to lives in signals made here and shared by its parts.
   */
  open(play: Play<Table, Hand, Action>): GameView<Table>;
  /**
   * Where the actions stand beside the board though the window is not low, because under it they would
   * make it small: in any window that is wide for its height, or only where that is a laptop's.
   */
  besideBoard?: 'wide' | 'laptop';
  /** The rules in short, by chapters; shown beside the board and before the start. */
  Rules: FunctionComponent;
}

/**
 * The room as a game sees it, and as the page shows it: what has happened since and is still to be
 * played on the board is not in it yet. Parts that did not change stay the same objects from one
 * frame to the next.
 */
export interface Play<Table, Hand, Action> {
  readonly room: ReadonlySignal<RoomView>;
  readonly table: ReadonlySignal<Table>;
  /** The reader's seat; null for a spectator. */
  readonly seat: ReadonlySignal<number | null>;
  /** What only the reader's seat sees; null for a spectator. */
  readonly hand: ReadonlySignal<Hand | null>;
  /**
   * What the reader may do now; empty for a spectator. While nothing can be sent, or the table is
   * paused, all is blocked for that one reason. While the board still plays what led to it only
   * giving up is left.
   */
  readonly moves: ReadonlySignal<readonly Move[]>;
  readonly clocks: ReadonlySignal<readonly RunningClock[]>;
  /** The story, oldest first, the reader's own lines among it. */
  readonly lines: ReadonlySignal<readonly StoryLine[]>;
  /** The spaces that a line under the pointer names: the board lights them, the frame fills it. */
  readonly lit: Signal<readonly string[]>;
  /** Turns page and focus to the story, to the line with this key if one is given: the board told only a part. */
  readStory(from?: string): void;
  /** When that was asked last, for the frame: another object each time. Null before. */
  readonly storyAsked: ReadonlySignal<{ from: string | undefined } | null>;
  /** The kind of the action that is on its way, for the button that shows it. */
  readonly busy: ReadonlySignal<string | null>;
  /** True on a phone, where actions stand in the sheet. */
  readonly phone: ReadonlySignal<boolean>;
  /**
   * True in a low window, and in others where the game is `besideBoard`: the actions have a column
   * of their own beside the board, and what stands in columns is narrow.
   */
  readonly low: ReadonlySignal<boolean>;
  /** True while pieces may travel: the tab is in sight and motion is not reduced. */
  readonly moving: ReadonlySignal<boolean>;
  /**
   * Says how the board plays what happens; called at most once, when the table is opened. Without it
   * everything is shown at once. The frame begins and ends the playing.
   */
  stage<Seen>(staging: Staging<Told<Table>, Seen>): Scenes<Seen>;
  /**
   * Sends an action. True once it is done for good; false after a refusal, which the frame has
   * told.
   */
  act(action: Action): Promise<boolean>;
  /**
   * Sends the action by which a reader who was played for takes over. What was played without him is left out, and
   * told in a line: he sees the table as it is. True once it was played.
   */
  takeOver(action: Action): Promise<boolean>;
  /** What players have said at the table, oldest first. */
  readonly said: ReadonlySignal<readonly Saying[]>;
  /** Says a line in the chat. */
  say(text: string): void;
  name(seat: number): string;
  /** The name where it stands alone: a reader who gave none is "You" there. */
  called(seat: number): string;
  colour(seat: number): SeatColour;
  /** The sentence of a refusal or of what blocks a move or an item. */
  reason(blocked: Blocked): string;
}

/** A line of the chat that came from a seat. */
export interface Saying {
  seat: number;
  text: string;
}

/** The part of a moment that a board plays. */
export interface Told<Table> {
  table: Table;
  lines: readonly StoryLine[];
}

/**
 * A clock as the browser runs it; `endsAtMillis` is by `now` of `src/clock.ts`. It stands still
 * while paused.
 */
export interface RunningClock {
  what: string;
  /** Whom it is for; empty: everybody. */
  seats: readonly number[];
  endsAtMillis: number;
  fullMillis: number;
}

/** A line of the story: `own` is for the reader's eyes only. */
export interface StoryLine {
  key: string;
  own: boolean;
  code: string;
  args: Record<string, unknown>;
}

/** What a game gives to the frame. Components get no properties: they close over `play`. */
export interface GameView<Table = unknown> {
  /** Where the game stands, for the header and the title: "round 6". */
  standing(): string;
  /** What the pill says; undefined leaves it to the frame: "Your turn", "Waiting for Anna". */
  pill?(): Pill | undefined;
  seat(seat: number): SeatFace;
  /** Said while the game itself plays for the reader, who was away; undefined while he plays. */
  standIn?(): StandIn | undefined;
  /** What becomes of what is the reader's when he leaves the table; undefined where there is nothing to say. */
  leaving?(): Leaving | undefined;
  /**
   * A seat's colour where the game draws colours itself, as its `about.ts` says: it goes before the lobby's in the whole
   * frame and in `play.colour`. Undefined leaves the lobby's.
   */
  colour?(seat: number): SeatColour | undefined;

  /**
   * The board. Its slot is a size container (`container-type: size`) above 720 px: be as large as
   * fits, `min(100cqw, 100cqh)`. On a phone it has the full width and its own height; what stands
   * under it there (a strip of values) belongs to it.
   */
  Board: FunctionComponent;
  /**
   * The bar under the board or, while something is decided, the tray in its place. `Button` has key
   * caps.
   */
  Actions: FunctionComponent;
  /**
   * What the frame keeps free for them under the board from 1200 px on, so that the board is as large
   * in every phase: a tray unless the game says that a row of buttons or nothing ever stands there,
   * or a line alone for as long as the reader only waits.
   */
  under?: 'tray' | 'bar' | 'line' | 'none';
  /** The same for the phone: the sheet's head, which stays when it is folded, and its body. */
  SheetHead: FunctionComponent;
  SheetBody: FunctionComponent;
  /** Stays below them, folded or not, where what is done needs no more than a row. */
  SheetFoot?: FunctionComponent;
  /** Under the seats from 1200 px on. */
  Aside?: FunctionComponent;
  /** Between 900 and 1199 px, in the narrow margin left of the board. */
  Margin?: FunctionComponent;
  /** The fixed panels at the head of the knowledge column. */
  Cards: FunctionComponent;
  /**
   * What wants an answer, an offer: above the cards, on narrow screens above the log, on the phone
   * in the sheet.
   */
  Pinned?: FunctionComponent;
  /**
   * The game's own tabs after Log, Chat and Rules; on the phone those with `phone` in the tab bar. They may be
   * others after the next change.
   */
  tabs: () => readonly GameTab[];
  /** Under the header over the full width, for as long as it is true: a new part of the game. */
  Banner?: FunctionComponent;
  /** True while something is composed in the place of the actions: a phone turns to it. */
  composing?(): boolean;
  /** What is chosen on the board to act upon, if anything: a phone on which one may act turns to the acts. */
  chosen?(): string | null;
  /**
   * True while a space is picked on the board, or others move on it: a low phone folds its sheet. All of it matters
   * where no scrolling would bring what may be picked into sight: then that holds for a sheet left open, too.
   */
  boardMatters?(): boolean | 'all';
  /** What is being decided, another word for each decision: whoever has folded a phone's sheet sees the next. */
  decision?(): string;
  /** The way through a newcomer's first turn: the frame offers and shows it. */
  guide?: GameGuide;
  /** All keys that the game ever takes, and what each does, for the list of keys. */
  keys?(): readonly KeyWords[];

  /** How many turns by post are out, each with its report; null at a table that plays live. */
  report?(): number | null;

  /** A sentence of the story; null where that of an earlier line tells it too. */
  line(line: StoryLine): LineFace | null;
  /** What those who listen are told after a line, for the others see it elsewhere: what is left. */
  spoken?(line: StoryLine): string | undefined;
  /** True while nobody acts by hand: turns come faster than one can hear, and what touches the reader alone is told. */
  isSwift?(): boolean;
  /** The sentence of a refusal; undefined for codes that the frame knows. */
  refusal(code: string, args: Record<string, unknown>): string | undefined;
  /** The words of "Actions as text". */
  words: MoveWords;
  /**
   * What is heard of a change; never of what is secret. Called once for each frame that changes the
   * table, when its scenes are over. The frame itself plays turns, clocks, chat, refusals and the win.
   */
  sounds(change: Change<Table>): readonly SoundName[];
  end: GameEnd;
}

/** A key as it is printed, and what it does. */
export type KeyWords = readonly [key: string, does: string];

/** What one frame changed: the table before and after it, and the lines that tell it. */
export interface Change<Table> {
  before: Table;
  after: Table;
  lines: readonly StoryLine[];
}
