import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { showWholeLines } from './whole-lines';

interface Props {
  label: string;
  /** How many lines there are; the list follows when this grows. */
  count: number;
  /** Said where there is nothing yet. */
  empty: string;
  /** Somebody else says what is new to those who listen. */
  silent?: boolean;
  /** When this changes, who was led into the list has read what he was led to: it is followed again. */
  follows?: string;
  children: ComponentChildren;
}

/** How near to the end, in pixels, still counts as being there. */
const NEAR = 24;

/** Told to a list whose reader was led to a place in it, and did not go there by himself. */
const LED = 'led';

/** Shows a list from so many pixels on, and follows it again as soon as `follows` changes. */
export function leadInto(list: HTMLElement, top: number): void {
  list.scrollTo({ top });
  list.dispatchEvent(new Event(LED));
}

/** A growing list that stays at its end while the reader is there, and else says how much is new. */
export function FollowedList({ label, count, empty, silent, follows, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef(count);
  const atEnd = useRef(true);
  const isLed = useRef(false);
  const lastTop = useRef(0);
  const lastSize = useRef('');
  const [unseen, setUnseen] = useState(0);
  const [isLive, setLive] = useState(false);
  const noteTop = (shown: HTMLElement) => {
    lastTop.current = shown.scrollTop;
    lastSize.current = sizeOf(shown);
  };
  const toEnd = () => {
    const shown = list.current;
    if (shown) {
      shown.scrollTo({ top: shown.scrollHeight });
      noteTop(shown);
    }
    seen.current = count;
    setUnseen(0);
  };
  useLayoutEffect(() => {
    if (atEnd.current) toEnd();
    else setUnseen(count - seen.current);
    if (list.current) showWholeLines(list.current);
  }, [count]);
  useLayoutEffect(() => {
    if (!isLed.current) return;
    isLed.current = false;
    atEnd.current = true;
    toEnd();
  }, [follows]);
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
    const onLed = () => {
      atEnd.current = isNearEnd(shown);
      isLed.current = !atEnd.current;
      noteTop(shown);
    };
    shown.addEventListener(LED, onLed);
    return () => shown.removeEventListener(LED, onLed);
  }, []);
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
    const resized = new ResizeObserver(() => {
      if (atEnd.current) shown.scrollTo({ top: shown.scrollHeight });
      showWholeLines(shown);
    });
    resized.observe(shown);
    return () => resized.disconnect();
  }, []);
  // What stood in it when it came to the page is old: read out, it would be heard before what is new.
  useEffect(() => setLive(!silent), [silent]);
  const onScroll = () => {
    const shown = list.current;
    if (!shown) return;
    showWholeLines(shown);
    // Only going up is leaving the end, and only where the place is as large as before: a change of its
    // size moves what is in it by itself.
    if (isNearEnd(shown)) atEnd.current = true;
    else if (shown.scrollTop < lastTop.current && sizeOf(shown) === lastSize.current) {
      atEnd.current = false;
      isLed.current = false;
    }
    noteTop(shown);
    if (!atEnd.current) return;
    seen.current = count;
    setUnseen(0);
  };
  return (
    <div class="followed">
      <ul
        ref={list}
        aria-label={label}
        aria-live={isLive ? 'polite' : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {count === 0 ? <li class="empty">{empty}</li> : children}
      </ul>
      {unseen > 0 && (
        <button type="button" class="more" onClick={toEnd}>
          {t('log.more', { n: unseen })}
        </button>
      )}
    </div>
  );
}

function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR;
}

function sizeOf({ clientWidth, clientHeight, scrollHeight }: HTMLElement): string {
  return `${clientWidth} ${clientHeight} ${scrollHeight}`;
}
