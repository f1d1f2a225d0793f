import type { FunctionComponent } from 'preact';
import type { Result } from '../net/wire';
import type { LineFace } from './faces';

/**
 * The game's share of the page after the end; the frame brings rematch, share and the check of the
 * shuffle.
 */
export interface GameEnd {
  /** "Mireille wins with 84", and what happened at the last moment. */
  verdict(result: Result): { title: string; line: string };
  /** Why nobody has won, where that is by the rules of the game; without it the players agreed to end it. */
  unwon?(): string | undefined;
  /** Of a game that nobody won: what is known beyond what the seats show. */
  Stood?: FunctionComponent;
  /** Beside the verdict: the alarm clock, its cover off. */
  Picture?: FunctionComponent;
  /** All papers open: the ranking with its bars. */
  Papers: FunctionComponent<{ result: Result }>;
  /** The curves by round; its phone tab is "Charts". */
  Curves?: FunctionComponent;
  /** "What nobody knew": three or four sentences. */
  facts(): readonly LineFace[];
  /** What stands above them, and above the check of what was drawn, where nothing is hidden or shuffled. */
  titles?(): { facts: string; check: string };
}
