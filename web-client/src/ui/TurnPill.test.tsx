import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { now } from '../clock';
import { growth, TurnPill } from './TurnPill';

describe('the turn pill', () => {
  it('grows by a pixel a second under ten seconds', () => {
    expect(growth(undefined)).toBe(0);
    expect(growth(12_000)).toBe(0);
    expect(growth(9_000)).toBe(1);
    expect(growth(0)).toBe(10);
  });

  it('has no time where there is no clock', () => {
    const page = document.createElement('div');
    render(<TurnPill kind="still" words="The alarm rang" />, page);
    expect(page.textContent).toBe('The alarm rang');
  });

  it('turns brick under thirty seconds', () => {
    const page = document.createElement('div');
    render(
      <TurnPill
        kind="yours"
        words="Your turn"
        endsAtMillis={now.value + 20_000}
        ofMillis={180_000}
      />,
      page,
    );
    expect(page.querySelector('.turn-pill')?.classList.contains('short')).toBe(true);
  });
});
