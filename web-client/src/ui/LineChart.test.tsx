import { describe, expect, it } from 'vitest';
import { LineChart } from './LineChart';
import { mount } from './mount';

describe('a chart of lines', () => {
  const rungs = (close: boolean) => {
    const points = [
      { at: 1, value: 30_000 },
      { at: 2, value: 27_400 },
    ];
    const lines = [{ seat: 1, name: 'Anna', colour: 'madder' as const, points }];
    const page = mount(<LineChart lines={lines} height={120} moment="Turn" close={close} />);
    return [...page.querySelectorAll('.chart-value')].map((rung) => rung.textContent);
  };

  it('begins at 0, or at the least value, which keeps lines apart that lie close', () => {
    expect(rungs(false)[0]).toBe('0');
    expect(rungs(true)).toEqual(['27,000', '28,000', '29,000', '30,000']);
  });

  it('spans so much that a small change looks small', () => {
    const points = [30_000, 29_500].map((value, at) => ({ at, value }));
    const lines = [{ seat: 1, name: 'Anna', colour: 'madder' as const, points }];
    const page = mount(<LineChart lines={lines} height={112} moment="Turn" close span={5000} />);
    const written = [...page.querySelectorAll('.chart-value')].map((rung) => rung.textContent);
    expect(written).toEqual(['26,000', '28,000', '30,000', '32,000', '34,000']);
  });

  it('lays dashed lines over solid ones, and the reader’s own over its like', () => {
    const points = [1, 9].map((at) => ({ at, value: 30_000 }));
    const colours = ['woad', 'plum', 'madder', 'saffron'] as const;
    const lines = colours.map((colour, i) => ({
      ...{ seat: i + 1, name: colour, colour, points },
      own: colour === 'woad',
    }));
    const page = mount(<LineChart lines={lines} height={112} moment="Turn" />);
    const drawn = [...page.querySelectorAll('.curve')].map(({ classList }) => classList[1]);
    expect(drawn).toEqual(['madder', 'plum', 'saffron', 'woad']);
  });

  it('keeps the marks of eight lines inside of a low drawing, and says what its moments are', () => {
    const points = [1, 9].map((at) => ({ at, value: 30_000 }));
    const lines = Array.from({ length: 8 }, (_, i) => ({
      seat: i + 1,
      name: `Seat ${i + 1}`,
      colour: 'madder' as const,
      points,
    }));
    const page = mount(<LineChart lines={lines} height={112} moment="Turn" />);
    const heights = [...page.querySelectorAll('svg > g > circle')].map((mark) =>
      Number(mark.getAttribute('cy')),
    );
    expect(heights).toHaveLength(8);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(9);
    expect(Math.max(...heights)).toBeLessThanOrEqual(112 - 9);
    expect(page.querySelector('.chart-axis')?.textContent).toBe('Turn');
  });
});
