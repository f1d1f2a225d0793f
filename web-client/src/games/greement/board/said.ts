import { announce } from '../../../ui/aria';

let takeBack = () => {};

/** Says what stands on the card of a square, in the place of what was said of the one before. */
export function sayOfSquare(sentence: string): void {
  hushSquare();
  takeBack = announce(sentence);
}

/** Takes back what may not have been read yet: its price is paid, or that of another one asked. */
export function hushSquare(): void {
  takeBack();
  takeBack = () => {};
}
