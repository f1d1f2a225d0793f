const abouts = import.meta.glob<Record<string, string>>('./*/about.de.ts', {
  eager: true,
  import: 'de',
});

/** What is known of a game before its board is loaded, in German: all games in one small chunk. */
export function aboutIn(id: string): Record<string, string> {
  const words = abouts[`./${id}/about.de.ts`];
  if (!words) throw new Error(`no German words for ${id}`);
  return words;
}
