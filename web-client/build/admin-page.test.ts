import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FOLDER = '../server/src/main/resources/games/kontor/web/admin';
const html = readFileSync(`${FOLDER}/index.html`, 'utf8');
const script = readFileSync(`${FOLDER}/page.js`, 'utf8');
const LISTING = {
  room: 'ember-one-two-three',
  game: 'economy',
  title: '',
  stage: 'playing',
  seats: [
    { name: '<b>Ann</b>', color: 1, bot: false },
    { name: 'House', color: 2, bot: true },
  ],
  maxSeats: 4,
  watchers: 0,
  listed: false,
};

interface Asked {
  method: string;
  path: string;
  token: string;
}

let asked: Asked[] = [];
let answers: Record<string, unknown> = {};

function element<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found as T;
}

function said(): string {
  return element('said').textContent ?? '';
}

function type(id: string, text: string) {
  element<HTMLInputElement>(id).value = text;
}

async function press(button: HTMLElement) {
  button.click();
  await vi.waitFor(() => expect(said()).not.toBe(''));
}

function button(label: string): HTMLElement {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((each) => each.textContent === label);
  if (!found) throw new Error(`no button ${label}`);
  return found;
}

beforeEach(() => {
  asked = [];
  answers = {};
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  vi.stubGlobal('fetch', async (path: string, wish: RequestInit) => {
    const headers = wish.headers as { Authorization?: string };
    asked.push({ method: wish.method ?? '', path, token: headers.Authorization ?? '' });
    const answer = answers[path.replace(/\?.*/, '')];
    return answer === undefined
      ? new Response('the token is needed\n', { status: 401 })
      : Response.json(answer, { headers: { 'Content-Type': 'application/json' } });
  });
  vi.stubGlobal('confirm', () => true);
  new Function(script)();
  type('token', 'hush');
});

afterEach(() => vi.unstubAllGlobals());

test('rooms are listed masked, and by their codes only when that is asked for', async () => {
  answers = {
    '/admin/rooms': { count: 3, rooms: [{ room: 'ember-…', watchers: 2 }] },
  };
  await press(button('List rooms'));
  expect(asked).toEqual([{ method: 'GET', path: '/admin/rooms', token: 'Bearer hush' }]);
  expect(element('rooms').textContent).toBe('ember-…2');
  expect(element('count').textContent).toBe('3 rooms, 1 of them listed');
  element<HTMLInputElement>('codes').checked = true;
  type('token', 'hush');
  button('List rooms').click();
  await vi.waitFor(() => expect(element('rooms').querySelector('button')).not.toBeNull());
  expect(asked.at(-1)?.path).toBe('/admin/rooms?codes=show');
});

test('a room is shown as text, whatever its players are called', async () => {
  answers = { '/admin/rooms/ember-one-two-three': { ...LISTING, shut: true } };
  type('code', ' ember-one-two-three ');
  await press(button('Look'));
  expect(element('seen').textContent).toContain('<b>Ann</b>, House (bot), of 4');
  expect(element('seen').querySelector('b')).toBeNull();
  expect(element('seen').textContent).toContain('Shutyes');
});

test('an order is asked for, done and told', async () => {
  const room = '/admin/rooms/ember-one-two-three';
  answers = { [room]: LISTING, [`${room}/shut`]: { done: true, code: '' } };
  type('code', 'ember-one-two-three');
  button('Shut').click();
  await vi.waitFor(() => expect(said()).toBe('Done: shut.'));
  expect(asked[0]).toEqual({ method: 'POST', path: `${room}/shut`, token: 'Bearer hush' });
  answers = { [room]: LISTING, [`${room}/end`]: { done: false, code: 'not-possible' } };
  button('End its game').click();
  await vi.waitFor(() => expect(said()).toBe('Not done: not-possible.'));
});

test('what is not confirmed is not done', async () => {
  vi.stubGlobal('confirm', () => false);
  type('code', 'ember-one-two-three');
  button('End its game').click();
  button('Shut').click();
  button('Drain this server').click();
  await Promise.resolve();
  expect(asked).toEqual([]);
});

test('a wrong token is told, and nothing of it is kept', async () => {
  await press(button('List rooms'));
  expect(said()).toBe('401: the token is needed');
  expect(element('rooms').textContent).toBe('');
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(document.cookie).toBe('');
});
