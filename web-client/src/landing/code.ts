/**
 * The room code in what somebody typed or pasted: words with hyphens or spaces in any case, or a whole link.
 * Empty when there is none.
 */
export function readCode(typed: string): string {
  const linked = /\/r\/([^/?#\s]+)/.exec(typed)?.[1];
  return (linked ?? typed)
    .trim()
    .toLowerCase()
    .replace(/[\s_–—-]+/g, '-')
    .replace(/^-|-$/g, '');
}
