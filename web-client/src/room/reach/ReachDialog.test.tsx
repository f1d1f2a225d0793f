import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorld } from '../../net/fake-world';
import { serverFrames } from '../../net/golden-frames';
import type { Reach, ReachWish, ServerMessage } from '../../net/wire';
import { found, mount, press, settled } from '../../ui/mount';
import { Session, SessionProvider } from '../session';
import { NoticesHere } from './NoticesHere';
import { type Notifier, noticesWanted, type Permission } from './notifier';
import { ReachDialog } from './ReachDialog';

const nothing: Reach = {
  seat: 1,
  offers: { mail: true, webhook: true },
  mail: null,
  webhook: null,
  language: 'en',
  kinds: ['turn', 'due', 'report'],
};
const unconfirmed: Reach = { ...nothing, mail: { address: 'a•••@example.org', confirmed: false } };

let kept: Reach;
let refused: { status: number; code: string } | null;
let asked: { method: string; wish: ReachWish | null }[];
let session: Session;
let leave: () => void;

/** The server as far as this dialog asks it: what is wished for is kept, in its own words. */
async function answer(path: string, request: RequestInit = {}): Promise<Response> {
  expect(path).toBe('/api/rooms/amber-gull-plover-quay/reach');
  const { method = 'GET', body } = request;
  asked.push({ method, wish: body ? JSON.parse(String(body)) : null });
  if (refused && method !== 'GET') {
    const headers = { 'Content-Type': 'application/problem+json' };
    return new Response(JSON.stringify(refused), { status: refused.status, headers });
  }
  if (method === 'DELETE') {
    kept = nothing;
    return new Response(null, { status: 204 });
  }
  return Response.json(kept);
}

beforeEach(() => {
  kept = nothing;
  refused = null;
  asked = [];
  vi.stubGlobal('fetch', answer);
  const world = new FakeWorld();
  session = new Session('amber-gull-plover-quay', world);
  leave = session.enter('');
  world.line.opens();
  const snapshot = serverFrames.snapshot as Extract<ServerMessage, { type: 'snapshot' }>;
  world.line.says({ type: 'welcome', protocol: 1 }, snapshot);
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

async function rest(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await settled();
}

async function shown(): Promise<HTMLElement> {
  const page = mount(
    <SessionProvider value={session}>
      <ReachDialog onClose={() => {}} />
    </SessionProvider>,
  );
  await rest();
  return page;
}

function fill(page: HTMLElement, type: string, value: string): void {
  const field = found<HTMLInputElement>(page, `input[type=${type}]`);
  act(() => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function save(page: HTMLElement): Promise<void> {
  act(() => void found(page, 'form').dispatchEvent(new Event('submit', { cancelable: true })));
  await rest();
}

function button(page: HTMLElement, label: string): HTMLElement {
  const all = [...page.querySelectorAll('button')];
  const one = all.find((each) => each.textContent?.includes(label));
  if (!one) throw new Error(`no button says ${label}`);
  return one;
}

describe('how one is reached', () => {
  it('is by a mail address that its owner has to confirm', async () => {
    const page = await shown();
    fill(page, 'email', ' anna@example.org ');
    kept = unconfirmed;
    await save(page);
    expect(asked.at(-1)).toEqual({
      method: 'PUT',
      wish: { mail: 'anna@example.org', webhook: null, language: 'en', kinds: nothing.kinds },
    });
    expect(found(page, '[aria-live=polite]').textContent).toBe(
      'A mail is on its way to a•••@example.org. Press the link in it.',
    );
    expect(found(page, '.reach-known').textContent).toContain('waits for you');
    expect(found<HTMLInputElement>(page, 'input[type=email]').value).toBe('');
  });

  it('leaves an address as it is while something else is changed', async () => {
    kept = { ...unconfirmed, mail: { address: 'a•••@example.org', confirmed: true } };
    const page = await shown();
    expect(found(page, '.reach-known').textContent).toContain('is confirmed');
    press(found(page, '.segmented label:last-child input'));
    await save(page);
    expect(asked.at(-1)?.wish).toEqual({
      mail: null,
      webhook: null,
      language: 'de',
      kinds: nothing.kinds,
    });
    expect(found(page, '[aria-live=polite]').textContent).toBe('Saved.');
  });

  it('is given up one by one, or all at once after asking', async () => {
    kept = {
      ...unconfirmed,
      webhook: { host: 'discord.com', secret: 'whsec_1', failing: true },
    };
    const page = await shown();
    expect(page.textContent).toContain('does not answer just now');
    press(found(page, '[aria-label="Remove discord.com"]'));
    await rest();
    expect(asked.at(-1)?.wish).toMatchObject({ mail: null, webhook: '' });
    press(button(page, 'Forget all of it'));
    expect(asked.at(-1)?.method).not.toBe('DELETE');
    press(button(page, 'Nothing is written'));
    await rest();
    expect(asked.map(({ method }) => method).slice(-2)).toEqual(['DELETE', 'GET']);
    expect(page.querySelector('.reach-known')).toBeNull();
  });

  it('says why the server does not want it so, and keeps what was written', async () => {
    const page = await shown();
    fill(page, 'url', 'http://localhost/hook');
    refused = { status: 422, code: 'bad-webhook' };
    await save(page);
    expect(found(page, '[role=alert]').textContent).toContain('begins with https');
    expect(found<HTMLInputElement>(page, 'input[type=url]').value).toBe('http://localhost/hook');
  });

  it('asks for no address where the server writes none', async () => {
    kept = { ...nothing, offers: { mail: false, webhook: false } };
    const page = await shown();
    expect(page.querySelector('form')).toBeNull();
    expect(page.textContent).toContain('neither mails nor webhooks');
  });
});

describe('the notices of this browser', () => {
  let given: Permission = 'default';
  let asking: ReturnType<typeof vi.fn>;
  const notifier = (answered: Permission): Notifier => {
    asking = vi.fn(async () => answered);
    return { permission: () => given, ask: asking as Notifier['ask'], show: () => () => {} };
  };
  const here = (answered: Permission) => mount(<NoticesHere notifier={notifier(answered)} />);

  it('are asked for by a press alone', async () => {
    given = 'default';
    const page = here('granted');
    expect(asking).not.toHaveBeenCalled();
    press(found(page, 'input'));
    await rest();
    expect(asking).toHaveBeenCalledOnce();
    expect(noticesWanted.value).toBe(true);
    expect(found<HTMLInputElement>(page, 'input').checked).toBe(true);
    press(found(page, 'input'));
    await rest();
    expect(noticesWanted.value).toBe(false);
  });

  it('are not there for who has said no to the browser', async () => {
    given = 'default';
    const page = here('denied');
    press(found(page, 'input'));
    await rest();
    expect(noticesWanted.value).toBe(false);
    expect(page.textContent).toContain('Its settings can open them');
    given = 'none';
    expect(here('none').textContent).toContain('shows no notices');
  });
});
