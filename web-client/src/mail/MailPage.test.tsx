import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MailErrand } from '../path';
import { found, mount, press, settled } from '../ui/mount';
import { MailPage } from './MailPage';

let asked: { path: string; body: unknown }[];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(body)) });
    return answer();
  });
});

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

function shown(errand: MailErrand, address: string, token = ''): HTMLElement {
  history.replaceState(null, '', address);
  return mount(<MailPage errand={errand} room="amber-gull" token={token} />);
}

async function pressed(page: HTMLElement): Promise<void> {
  press(found(page, '.mail-ways button'));
  for (let turn = 0; turn < 5; turn++) await settled();
}

describe('a link of a mail', () => {
  it.each([
    ['confirm', '/mail/confirm/amber-gull#t0k'],
    ['unsubscribe', '/mail/unsubscribe/amber-gull/t0k'],
    ['seat', '/mail/seat/amber-gull#t0k'],
  ] as const)(
    'to %s does nothing before it is pressed, and leaves no token behind',
    (errand, address) => {
      const page = shown(errand, address, errand === 'unsubscribe' ? 't0k' : '');
      expect(asked).toEqual([]);
      expect(location.href).not.toContain('t0k');
      expect(location.pathname).toBe(`/mail/${errand}/amber-gull`);
      expect(page.textContent).toContain('amber-gull');
    },
  );

  it('confirms an address', async () => {
    const page = shown('confirm', '/mail/confirm/amber-gull#t0k');
    await pressed(page);
    expect(asked).toEqual([{ path: '/api/mail/confirm', body: { token: 't0k' } }]);
    expect(page.textContent).toContain('Confirmed.');
    expect(found(page, '.mail-ways a').getAttribute('href')).toBe('/r/amber-gull');
    expect(page.querySelector('.mail-ways button')).toBeNull();
  });

  it('ends the mails', async () => {
    const page = shown('unsubscribe', '/mail/unsubscribe/amber-gull/t0k', 't0k');
    await pressed(page);
    expect(asked).toEqual([{ path: '/api/mail/unsubscribe', body: { token: 't0k' } }]);
    expect(page.textContent).toContain('No more mail comes');
  });

  it('brings a seat here and goes to its room, or only looks', async () => {
    answer = () => Response.json({ room: 'amber-gull' });
    const page = shown('seat', '/mail/seat/amber-gull#t0k');
    expect(found(page, '.mail-ways a').textContent).toBe('Just look');
    await pressed(page);
    expect(asked).toEqual([{ path: '/api/mail/seat', body: { token: 't0k' } }]);
    expect(location.pathname).toBe('/r/amber-gull');
  });

  it('says so when it is no good any more', async () => {
    answer = () =>
      new Response(JSON.stringify({ code: 'bad-link' }), {
        status: 422,
        headers: { 'Content-Type': 'application/problem+json' },
      });
    const page = shown('seat', '/mail/seat/amber-gull#t0k');
    await pressed(page);
    expect(found(page, '[role=alert]').textContent).toContain('has been used');
    const bare = shown('confirm', '/mail/confirm/amber-gull');
    expect(found(bare, '.mail-ways button').getAttribute('aria-disabled')).toBe('true');
  });
});
