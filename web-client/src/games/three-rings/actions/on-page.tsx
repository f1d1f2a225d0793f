import { act } from 'preact/test-utils';
import { mount } from '../../../ui/mount';
import type { Saying, StoryLine } from '../../game';
import { fixturePlay } from '../fixture/play';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Actions } from './Actions';

interface Seen {
  seat?: number | null;
  said?: readonly Saying[];
  lines?: readonly StoryLine[];
  phone?: boolean;
  low?: boolean;
}

/** The actions of a hand-made table on the page of a test, with what one does there. */
export function barOf(table: Table, { seat = 1, ...seen }: Seen = {}) {
  const play = fixturePlay({ table, seat, ...seen });
  const session = openSession(play);
  const page = mount(<Actions session={session} />);
  const key = async (name: string, target: Element = document.body) => {
    await act(async () => {
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      );
      await Promise.resolve();
    });
  };
  /** What is folded behind the first few is laid open first. */
  const choose = async (words: string) => {
    for (const more of page.querySelectorAll<HTMLElement>('.tra-more[aria-expanded=false]')) {
      await act(() => more.click());
    }
    const label = [...page.querySelectorAll('label')].find((each) =>
      each.textContent?.includes(words),
    );
    if (!label) throw new Error(`nothing to choose called ${words} in ${page.textContent}`);
    await act(() => label.querySelector('input')?.click());
  };
  const button = (label: string): HTMLElement => {
    const found = [...page.querySelectorAll<HTMLElement>('button')].find(
      (each) => each.querySelector('.button-label')?.textContent === label,
    );
    if (!found) throw new Error(`no button ${label} in ${page.textContent}`);
    return found;
  };
  const press = async (label: string) => {
    await act(() => button(label).click());
  };
  const step = async (name: string, keyName: string) => {
    const field = page.querySelector(`[role=spinbutton][aria-label="${name}"]`);
    if (!field) throw new Error(`no amount ${name} in ${page.textContent}`);
    await key(keyName, field);
  };
  const second = (label: string) => button(label).querySelector('.button-second')?.textContent;
  const pick = async (space: string) => {
    await act(() => {
      session.chosen.value = space;
    });
  };
  return { play, session, page, key, choose, button, press, step, second, pick };
}
