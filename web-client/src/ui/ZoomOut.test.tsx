import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { found, mount } from './mount';
import { ZoomOut } from './ZoomOut';
import { useZoom } from './zoom';

function Board({ doubleTap }: { doubleTap: boolean }) {
  const drawing = useRef<SVGSVGElement>(null);
  const zoom = useZoom(drawing, { doubleTap });
  return (
    <div class="board" {...zoom.frame}>
      <svg ref={drawing} />
      <ZoomOut out={zoom.out} />
    </div>
  );
}

afterEach(() => void mount(null));

function shown(doubleTap: boolean): HTMLElement {
  const board = found(mount(<Board doubleTap={doubleTap} />), '.board');
  board.getBoundingClientRect = () => new DOMRect(0, 0, 360, 360);
  return board;
}

function touch(board: HTMLElement, type: string, pointerId: number, clientX: number): void {
  const at = { pointerType: 'touch', pointerId, clientX, clientY: 180, bubbles: true };
  act(() => void board.dispatchEvent(new PointerEvent(type, at)));
}

const way = () => document.querySelector<HTMLButtonElement>('.zoom-out');

describe('the way out of an enlarged board', () => {
  it('is shown once two fingers have enlarged it, and leads back to all of it', () => {
    const board = shown(false);
    expect(way()).toBeNull();
    touch(board, 'pointerdown', 1, 160);
    touch(board, 'pointerdown', 2, 200);
    touch(board, 'pointermove', 2, 240);
    touch(board, 'pointerup', 1, 160);
    touch(board, 'pointerup', 2, 240);
    expect(board.dataset.zoomed).toBe('true');
    expect(way()?.textContent).toBe('Whole board');
    // The first click after a gesture is the end of it.
    act(() => board.click());
    act(() => way()?.click());
    expect(board.dataset.zoomed).toBe('false');
    expect(way()).toBeNull();
  });

  it('is shown after a double tap, where that enlarges', () => {
    for (const doubleTap of [true, false]) {
      const board = shown(doubleTap);
      for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) {
        touch(board, type, 1, 180);
      }
      expect(way() !== null).toBe(doubleTap);
      mount(null);
    }
  });
});
