import { render } from 'preact';
import { afterEach, beforeEach } from 'vitest';
import { type FixturePlay, fixturePlay } from '../fixture/play';
import { Offers } from '../knowledge/Offers';
import { openSession, type Session } from '../session';
import type { Hand, Table } from '../wire';
import { Actions } from './Actions';

/* The actions and the offers of a session on the page of a test. */

export let page: HTMLElement;
export let play: FixturePlay;
export let session: Session;

beforeEach(() => {
  page = document.createElement('div');
  document.body.append(page);
});

afterEach(() => {
  render(null, page);
  page.remove();
});

export function shown(table: Table, hand: Hand | null, seat: number | null = 1): void {
  play = fixturePlay({ table, hand, seat });
  session = openSession(play);
  render(
    <>
      <Actions session={session} />
      <Offers session={session} />
    </>,
    page,
  );
}

export async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => setTimeout(done));
}

export function button(label: string): HTMLElement {
  const found = [...page.querySelectorAll<HTMLElement>('button')].find(
    (each) => each.querySelector('.button-label')?.textContent === label,
  );
  if (!found) throw new Error(`no button ${label} in ${page.textContent}`);
  return found;
}

export async function pressed(...labels: string[]): Promise<void> {
  for (const label of labels) {
    button(label).click();
    await settled();
  }
}

/** Opens the composer and drafts an offer in it. */
export async function drafted(part: Partial<Session['draft']['value']>): Promise<void> {
  await pressed('Make an offer');
  session.draft.value = { ...session.draft.value, ...part };
  await settled();
}

/** Why a stepper goes no further. */
export function limits(): readonly (string | null)[] {
  return [...page.querySelectorAll('.stepper-end')].map((end) => end.textContent);
}

export function second(label: string): string | null | undefined {
  return button(label).querySelector('.button-second')?.textContent;
}
