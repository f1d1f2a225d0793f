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
});
