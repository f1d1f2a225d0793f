import { type Signal, signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { found, mount } from '../../ui/mount';
import { boardIsMeant } from '../guide/board-is-meant';
import { useFolding } from './folding';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A board that ends at 450 px over a foot that is 260 px high, in a window of a height. */
function inWindow(height: number) {
  vi.stubGlobal('innerHeight', height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 100, 360, 350),
  );
  const isFolded = () => document.querySelector('output')?.textContent === 'folded';
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() =>
    isFolded() ? 90 : 260,
  );
  const boardMatters = signal<boolean | 'all'>(false);
  const show = (matters: boolean | 'all') =>
    act(() => {
      boardMatters.value = matters;
    });
  const decision = signal<string | null>(null);
  const ask = (next: string | null) =>
    act(() => {
      decision.value = next;
    });
  mount(<Phone boardMatters={boardMatters} decision={decision} />);
  const state = () => found(document.body, 'output').textContent;
  const press = (name: string) => act(() => found(document.body, `.${name}`).click());
  return { show, ask, state, press };
}

interface Props {
  boardMatters: Signal<boolean | 'all'>;
  decision: Signal<string | null>;
}

function Phone({ boardMatters, decision }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  const { folded, fold, turn } = useFolding(foot, boardMatters.value, decision.value);
  return (
    <div ref={foot}>
      <div class="board-slot">
        <svg />
      </div>
      <output>{folded ? 'folded' : 'open'}</output>
      <button type="button" class="fold" onClick={() => fold(true)} />
      <button type="button" class="unfold" onClick={() => fold(false)} />
      <button type="button" class="other" onClick={() => turn('other')} />
      <button type="button" class="back" onClick={() => turn('back')} />
    </div>
  );
}

describe('the sheet of a phone', () => {
  it('folds while the board matters in a window too low for both', () => {
    const { show, state } = inWindow(640);
    expect(state()).toBe('open');
    show(true);
    expect(state()).toBe('folded');
    show(false);
    expect(state()).toBe('open');
  });

  it('folds and opens as the window gets lower and higher within a turn', () => {
    const { show, state } = inWindow(900);
    show(true);
    const resize = (height: number) =>
      act(() => {
        vi.stubGlobal('innerHeight', height);
        dispatchEvent(new Event('resize'));
      });
    resize(640);
    expect(state()).toBe('folded');
    resize(900);
    expect(state()).toBe('open');
  });

  it('folds by its own height where a guide that had folded it ends', () => {
    const { show, state } = inWindow(640);
    const mean = (value: boolean) =>
      act(() => {
        boardIsMeant.value = value;
      });
    mean(true);
    show(true);
    expect(state()).toBe('folded');
    mean(false);
    expect(state()).toBe('folded');
    show(false);
    expect(state()).toBe('open');
  });

  it('opens for a page of it while a guide has it folded, and folds when the reader is back', () => {
    const { state, press } = inWindow(740);
    act(() => {
      boardIsMeant.value = true;
    });
    press('other');
    expect(state()).toBe('open');
    press('back');
    expect(state()).toBe('folded');
    act(() => {
      boardIsMeant.value = false;
    });
  });

  it('stays open where there is room for both', () => {
    const { show, state } = inWindow(740);
    show(true);
    expect(state()).toBe('open');
  });

  it('stays folded by hand until the reader has something new to decide', () => {
    const { ask, state, press } = inWindow(740);
    ask('turn');
    press('fold');
    expect(state()).toBe('folded');
    ask(null);
    expect(state()).toBe('folded');
    ask('vote');
    expect(state()).toBe('open');
    press('fold');
    expect(state()).toBe('folded');
    ask('pledge');
    expect(state()).toBe('open');
  });

  it('folds also where it was left open while all of the board is needed, but for the once that it is opened then', () => {
    const { show, state, press } = inWindow(640);
    press('unfold');
    show('all');
    expect(state()).toBe('folded');
    press('unfold');
    expect(state()).toBe('open');
    press('fold');
    expect(state()).toBe('folded');
    show(true);
    expect(state()).toBe('open');
    show('all');
    expect(state()).toBe('folded');
  });

  it('stays as the reader has unfolded it, turn by turn and page by page', () => {
    const { show, state, press } = inWindow(640);
    show(true);
    press('unfold');
    show(false);
    press('other');
    show(true);
    expect(state()).toBe('open');
  });
});
