import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, hush } from '../../ui/aria';
import { found, key, mount } from '../../ui/mount';
import { type Entered, entered, openTable, snapshot, snapshotWith } from '../table/entered';
import { plainGame } from '../table/plain-game';

let at: Entered;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  hush();
  at = entered();
});

afterEach(() => {
  mount(null);
  at.leave();
  vi.unstubAllGlobals();
});

/** The end of a game in which the reader has this place. */
function ended(place: number) {
  const ranking = [
    { place: 1, seat: place === 1 ? 1 : 2, score: 84 },
    { place: 2, seat: place === 1 ? 2 : 1, score: 46 },
  ];
  const result = { reason: 'alarm', ranking, turns: 44 };
  return snapshotWith({ stage: 'over', toAct: [], agreements: [], result });
}

describe('the page of the end', () => {
  it('tells once, with the focus, who has won and the place of the reader', () => {
    const page = openTable(at, plainGame);
    announcements.assertive.value = '';
    act(() => at.world.line.says({ ...ended(2), v: snapshot.v + 1 }));
    const heading = found(page, '.verdict h2');
    expect(document.activeElement).toBe(heading);
    expect(heading.textContent).toBe('Anna wins. You take place 2.');
    expect(announcements.assertive.value).toBe('');
  });

  it('tells no more who came before the start', () => {
    at.session.notices.value = [{ name: 'Guest', words: 'sits down.', after: 0 }];
    const page = openTable(at, plainGame, ended(1));
    expect(found(page, '.end .room-talk').textContent).not.toContain('Guest');
  });

  it('tells a winner nothing besides', () => {
    const page = openTable(at, plainGame, ended(1));
    expect(found(page, '.verdict h2').textContent).toBe('Anna wins');
  });

  it('tells it also to who is writing, and leaves him there', () => {
    const page = openTable(at, plainGame);
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    act(() => at.world.line.says({ ...ended(2), v: snapshot.v + 1 }));
    expect(document.activeElement).toBe(field);
    expect(announcements.polite.value).toBe(found(page, '.verdict h2').textContent);
  });

  it('shows all papers at once to who presses Escape', () => {
    const page = openTable(at, plainGame, ended(2));
    const end = found(page, '.end');
    key(document.body, 'a');
    expect(end.className).toBe('end');
    key(document.body, 'Escape');
    expect(end.className).toBe('end hastened');
  });

  it('does so at a press too', () => {
    const page = openTable(at, plainGame, ended(2));
    act(() => void document.dispatchEvent(new Event('pointerdown')));
    expect(found(page, '.end').className).toBe('end hastened');
  });
});
