import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { type GameGuide, type Guiding, guideMemory, isOffered } from '../../games/guide';
import { found, mount, press } from '../../ui/mount';
import { Guide } from './Guide';

const memory = guideMemory('go');
const yours = signal(true);
const phase = signal('roll');
let timed = false;
const guide: GameGuide = {
  isTime: () => yours.value && phase.value === 'roll',
  isOwnTurn: () => yours.value,
  steps: () => [
    { id: 'a', name: 'Look', title: 'A square', line: 'It is yours.', spots: [] },
    { id: 'b', name: 'Read', title: 'A line', line: 'It counts.', spots: [] },
    { id: 'c', name: 'Do', title: 'A button', line: 'Press it.', spots: [] },
  ],
};

function turn(is: boolean): void {
  act(() => {
    yours.value = is;
  });
}

function at(now: string): void {
  act(() => {
    phase.value = now;
  });
}

function guided(how: Guiding): void {
  act(() => {
    memory.guiding.value = how;
  });
}

describe('a guide that the end of a turn cut off', () => {
  it('is offered in the next turn, goes on where it was, and begins anew where it is asked for', () => {
    const page = mount(
      <Guide game="go" guide={guide} room="quay" isTimed={() => timed} isPlaying={() => false} />,
    );
    guided('turn');
    press(found(page, '.guide-bubble .button.main'));
    turn(false);
    expect(page.querySelector('.guide-bubble')).toBeNull();
    turn(true);
    expect([page.querySelector('.guide-bubble'), isOffered('go', guide)]).toEqual([null, true]);
    guided('taken');
    expect(found(page, '.guide-bubble').textContent).toContain('Step 2 of 3');
    guided('no');
    guided('now');
    expect(found(page, '.guide-bubble').textContent).toContain('Step 1 of 3');
    guided('no');
  });
});

describe('a guide that the reader has put away', () => {
  function putAway(): HTMLElement {
    mount(null);
    memory.seen.value = false;
    turn(true);
    const page = mount(
      <Guide game="go" guide={guide} room="quay" isTimed={() => timed} isPlaying={() => false} />,
    );
    guided('turn');
    press(found(page, '.guide-away'));
    return page;
  }

  it('is offered until his turn ends, and not again', () => {
    putAway();
    const during = isOffered('go', guide);
    turn(false);
    turn(true);
    expect([during, isOffered('go', guide), memory.seen.value]).toEqual([true, false, true]);
    memory.seen.value = false;
  });

  it('can be cut off as before once he has gone on with it', () => {
    putAway();
    guided('taken');
    turn(false);
    turn(true);
    expect([memory.seen.value, isOffered('go', guide)]).toEqual([false, true]);
    mount(null);
  });
});

describe('a guide beside the turns of others', () => {
  function begun(): HTMLElement {
    turn(true);
    const page = mount(
      <Guide game="go" guide={guide} room="quay" isTimed={() => timed} isPlaying={() => false} />,
    );
    guided('taken');
    press(found(page, '.guide-bubble .button.main'));
    turn(false);
    return page;
  }

  it('is offered there once a turn has cut it off, for as long as three own ones last', () => {
    begun();
    const offered = [1, 2, 3].map(() => {
      const is = isOffered('go', guide);
      turn(true);
      turn(false);
      return is;
    });
    expect([...offered, isOffered('go', guide)]).toEqual([true, true, true, false]);
  });

  it('is offered there from the start where the game says that it is early', () => {
    mount(null);
    turn(false);
    expect(isOffered('go', guide)).toBe(false);
    expect(isOffered('go', { ...guide, isEarly: () => true })).toBe(true);
  });

  it('takes no time of a clock: it makes room for the own turn, and is offered in it', () => {
    const page = begun();
    guided('taken');
    expect(found(page, '.guide-bubble').textContent).toContain('Step 2 of 3');
    timed = true;
    turn(true);
    expect([page.querySelector('.guide-bubble'), isOffered('go', guide)]).toEqual([null, true]);
    timed = false;
  });

  it('goes on into the own turn where no clock runs', () => {
    const page = begun();
    guided('taken');
    turn(true);
    expect(found(page, '.guide-bubble').textContent).toContain('Step 2 of 3');
    guided('no');
  });
});

describe('the act of the last step, done without its button', () => {
  function atLast(): HTMLElement {
    memory.seen.value = false;
    turn(true);
    const page = mount(
      <Guide game="go" guide={guide} room="quay" isTimed={() => timed} isPlaying={() => false} />,
    );
    guided('turn');
    press(found(page, '.guide-bubble .button.main'));
    press(found(page, '.guide-bubble .button.main'));
    expect(found(page, '.guide-bubble').textContent).toContain('Step 3 of 3');
    return page;
  }

  it('ends the guide for good with the turn', () => {
    const page = atLast();
    turn(false);
    expect(memory).toMatchObject({ guiding: { value: 'no' }, seen: { value: true } });
    turn(true);
    expect(page.querySelector('.guide-bubble')).toBeNull();
  });

  it('ends it too where something else of the turn comes between', () => {
    atLast();
    at('rent');
    expect(memory.seen.value).toBe(false);
    turn(false);
    at('roll');
    expect(memory).toMatchObject({ guiding: { value: 'no' }, seen: { value: true } });
  });

  it('ends nothing once the guide was put away', () => {
    atLast();
    guided('no');
    turn(false);
    expect(memory.seen.value).toBe(false);
  });
});

describe('a guide where a clock does no more than its reader would', () => {
  const aside = signal(false);
  const acted = signal(false);
  const thrown: string[] = [];
  const meanwhile = { label: 'Throw', line: 'At 0:00 …', run: () => void thrown.push('thrown') };
  const lasting: GameGuide = {
    ...guide,
    stepsAside: () => aside.value,
    isActed: () => acted.value,
    steps: () => guide.steps().map((step) => (yours.value ? { ...step, meanwhile } : step)),
  };

  function reading(): HTMLElement {
    memory.seen.value = false;
    timed = true;
    turn(false);
    const page = mount(
      <Guide game="go" guide={lasting} room="quay" isTimed={() => timed} isPlaying={() => false} />,
    );
    guided('taken');
    press(found(page, '.guide-bubble .button.main'));
    return page;
  }

  const told = (page: HTMLElement) => page.querySelector('.guide-bubble b')?.textContent;

  it('stays at its step through the turns of others and through own ones that time ends', () => {
    const page = reading();
    const steps = [true, false, true].map((own) => {
      turn(own);
      return told(page);
    });
    expect(steps).toEqual(['Step 2 of 3', 'Step 2 of 3', 'Step 2 of 3']);
    guided('no');
    timed = false;
  });

  it('has what the clock waits for in every step of an own turn, and stays there after it', () => {
    const page = reading();
    turn(true);
    press(found(page, '.guide-bubble .button.main'));
    turn(false);
    expect([thrown, told(page)]).toEqual([['thrown'], 'Step 2 of 3']);
    guided('no');
    timed = false;
  });

  it('steps aside while something else is asked, and goes on after it', () => {
    const page = reading();
    act(() => {
      aside.value = true;
    });
    expect(told(page)).toBeUndefined();
    act(() => {
      aside.value = false;
    });
    expect(told(page)).toBe('Step 2 of 3');
    guided('no');
    timed = false;
  });

  it('has gone on once the reader has done by himself what the turn asks', () => {
    const page = reading();
    turn(true);
    act(() => {
      acted.value = true;
      aside.value = true;
    });
    turn(false);
    act(() => {
      acted.value = false;
      aside.value = false;
    });
    expect(told(page)).toBe('Step 3 of 3');
    guided('no');
    timed = false;
  });
});
