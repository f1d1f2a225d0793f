/**
 * Counts from now on for how long an element is in sight, and not hidden or scrolled away; what it returns ends that
 * and tells the milliseconds. Where a browser cannot tell, it is always seen.
 */
export function watchSight(shown: Element | null): () => number {
  let millis = 0;
  let since: number | null = performance.now();
  const pause = () => {
    if (since !== null) millis += performance.now() - since;
    since = null;
  };
  const follow = (entries: readonly IntersectionObserverEntry[]) => {
    if (entries.at(-1)?.isIntersecting) since ??= performance.now();
    else pause();
  };
  const canTell = shown !== null && typeof IntersectionObserver !== 'undefined';
  const observer = canTell ? new IntersectionObserver(follow) : null;
  if (shown) observer?.observe(shown);
  return () => {
    observer?.disconnect();
    pause();
    return millis;
  };
}
