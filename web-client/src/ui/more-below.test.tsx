import { useRef } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMoreBelow } from './more-below';
import { found, mount, settled } from './mount';

function Scrolled() {
  const place = useRef<HTMLDivElement>(null);
  useMoreBelow(place);
  return <div ref={place} class="scrolled" />;
}

let high = 0;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => high);
});

afterEach(() => {
  mount(null);
  vi.restoreAllMocks();
});

describe('what scrolls', () => {
  it('is marked until its last line is in sight', async () => {
    high = 300;
    const place = found(mount(<Scrolled />), '.scrolled');
    await settled();
    expect(place.hasAttribute('data-more')).toBe(true);
    place.scrollTop = 100;
    place.dispatchEvent(new Event('scroll'));
    expect(place.hasAttribute('data-more')).toBe(false);
  });

  it('is not marked where all of it is in sight', async () => {
    high = 203;
    const place = found(mount(<Scrolled />), '.scrolled');
    await settled();
    expect(place.hasAttribute('data-more')).toBe(false);
  });
});
