import type { StoryLine } from '../games/game';
import type { LogLine, OwnLine } from '../net/told';

/** What is known of the story: both lists oldest first, `lines` without gaps. */
export interface Story {
  lines: readonly LogLine[];
  own: readonly OwnLine[];
}

export const emptyStory: Story = { lines: [], own: [] };

/** The story after new lines at its end. */
export function told(story: Story, lines: readonly LogLine[], own: readonly OwnLine[]): Story {
  if (lines.length === 0 && own.length === 0) return story;
  return { lines: [...story.lines, ...lines], own: [...story.own, ...own] };
}

/**
 * The story with a stretch of it, as a snapshot or an answer to `earlier` brings it. Lines known
 * already are not doubled. If the stretch leaves a gap, what is older than it is forgotten: it can
 * be asked for again.
 */
export function withStretch(
  story: Story,
  lines: readonly LogLine[],
  own: readonly OwnLine[],
): Story {
  const first = lines[0]?.n ?? Number.POSITIVE_INFINITY;
  const last = lines.at(-1)?.n ?? Number.POSITIVE_INFINITY;
  const ownFirst = Math.min(first, own[0]?.after ?? first);
  const older = story.lines.filter((line) => line.n < first);
  const reaches = lines.length === 0 || older.length === 0 || older.at(-1)?.n === first - 1;
  return {
    lines: [...(reaches ? older : []), ...lines, ...story.lines.filter((line) => line.n > last)],
    own: [
      ...story.own.filter((line) => reaches && line.after < ownFirst),
      ...own,
      ...story.own.filter((line) => line.after > last),
    ],
  };
}

/** Both lists in one, each of the reader's own lines after the public one that it belongs to. */
export function merged({ lines, own }: Story): readonly StoryLine[] {
  const story: StoryLine[] = [];
  let next = 0;
  const ownBefore = (n: number) => {
    for (let line = own[next]; line && line.after < n; line = own[++next]) {
      const key = `own-${line.after}-${next - own.findIndex(({ after }) => after === line?.after)}`;
      story.push({ key, own: true, code: line.code, args: line.args });
    }
  };
  for (const { n, code, args } of lines) {
    ownBefore(n);
    story.push({ key: `line-${n}`, own: false, code, args });
  }
  ownBefore(Number.POSITIVE_INFINITY);
  return story;
}
