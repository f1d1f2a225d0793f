import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FollowedList, leadInto } from './FollowedList';
import { found, mount } from './mount';

/** A list in a place of so many pixels, scrolled so far; what it holds is 500 high. */
function followed() {
  const count = signal(3);
  const follows = signal('a');
  const Lines = () => (
    <FollowedList label="log" count={count.value} empty="" follows={follows.value}>
      <li>a line</li>
    </FollowedList>
  );
  const page = mount(<Lines />);
  const list = found(page, 'ul');
  const scrolled = (clientHeight: number, scrollTop: number) => {
    for (const [name, value] of Object.entries({ clientHeight, scrollTop, scrollHeight: 500 })) {
      Object.defineProperty(list, name, { value, configurable: true, writable: true });
    }
    act(() => void list.dispatchEvent(new Event('scroll')));
  };
  /** Leads the reader to what stands so far down, as a browser does it: the place is told after it was taken. */
  const led = (scrollTop: number) => {
    list.scrollTo = () => {
      list.scrollTop = scrollTop;
    };
    act(() => leadInto(list, scrollTop));
  };
  const next = () => {
    act(() => {
      follows.value += 'b';
    });
  };
  const isFollowing = () => {
    list.scrollTo = () => undefined;
    act(() => {
      count.value += 1;
    });
    return page.querySelector('.more') === null;
  };
  return { scrolled, led, next, isFollowing };
}

afterEach(() => void mount(null));

describe('a list that comes to the page', () => {
  it('reads out none of what stands in it already', async () => {
    const place = document.createElement('div');
    render(
      <FollowedList label="log" count={1} empty="">
        <li>an old line</li>
      </FollowedList>,
      place,
    );
    const list = found(place, 'ul');
    expect(list.getAttribute('aria-live')).toBeNull();
    await vi.waitFor(() => expect(list.getAttribute('aria-live')).toBe('polite'));
    render(null, place);
  });
});

describe('a list that is followed', () => {
  it('is left by going up in it', () => {
    const { scrolled, isFollowing } = followed();
    scrolled(200, 300);
    scrolled(200, 100);
    expect(isFollowing()).toBe(false);
  });

  it('is not left where its place changes its size and moves what is in it', () => {
    const { scrolled, isFollowing } = followed();
    scrolled(200, 300);
    scrolled(120, 260);
    expect(isFollowing()).toBe(true);
  });

  it('is left by being led to a place in it, until what was led to is over', () => {
    const { scrolled, led, next, isFollowing } = followed();
    scrolled(200, 300);
    led(100);
    expect(isFollowing()).toBe(false);
    next();
    expect(isFollowing()).toBe(true);
  });

  it('stays where its reader has gone on by himself from where he was led', () => {
    const { scrolled, led, next, isFollowing } = followed();
    scrolled(200, 300);
    led(100);
    scrolled(200, 40);
    next();
    expect(isFollowing()).toBe(false);
  });
});
