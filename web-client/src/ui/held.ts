import type { Signal } from '@preact/signals';
import { createContext } from 'preact';
import { t } from '../i18n';
import { announce } from './aria';

/** Why nothing at all can be done just now: every button inside is dashed and says this alone. */
export const Held = createContext<string | undefined>(undefined);

/** Shows the reason of a dashed button that was pressed, for buttons that have no room for it. */
export const Answering = createContext<((reason: string) => void) | undefined>(undefined);

/** The reason as it stands in the line of the phone's sheet: there it lies over no button. */
export const Answer = createContext<Signal<string> | undefined>(undefined);

/** Who presses what is dashed is told why not, and of what: a key reaches it from anywhere. */
export function refuse(
  label: string,
  why: string,
  answer: ((reason: string) => void) | undefined,
): void {
  const told = t('do.whyNot', { label, why });
  announce(told, 'assertive');
  answer?.(told);
}
