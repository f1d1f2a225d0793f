import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { found, mount } from '../../../ui/mount';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession, send } from '../session';
import { Board } from './Board';
import { press } from './press';

afterEach(() => void mount(null));

describe('the card of a square', () => {
  it('is put away once the square is bought, which stays chosen until it is pressed again', async () => {
    const session = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1 }));
    const page = mount(<Board session={session} fresh={signal(new Map())} />);
    const card = () => page.querySelector('.square-card h2')?.textContent;
    act(() => press(session, 'E4'));
    expect(card()).toBe('E4, land');
    await act(async () => {
      await send(session, { type: 'buy', square: 'E4' });
    });
    expect(card()).toBeUndefined();
    expect(session.chosen.value).toBe('E4');
    act(() => press(session, 'E4'));
    expect(card()).toBe('E4, land');
    act(() => press(session, 'E4'));
    expect(session.chosen.value).toBeNull();
  });

  it('gives way to the next one pointed at, once the square is seeded', async () => {
    const session = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1 }));
    const page = mount(<Board session={session} fresh={signal(new Map())} />);
    act(() => press(session, 'D3'));
    await act(async () => {
      await send(session, { type: 'seed', square: 'D3' });
    });
    expect(session.chosen.value).toBeNull();
    act(() => {
      session.pointed.value = 'E4';
    });
    await vi.waitFor(() => expect(found(page, '.square-card h2').textContent).toBe('E4, land'));
  });

  it('says what stands in its place while no square is pointed at', () => {
    const session = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1 }));
    const page = mount(<Board session={session} fresh={signal(new Map())} />);
    expect(found(page, '.card-rest').textContent).toContain('Point at a square');
  });
});
