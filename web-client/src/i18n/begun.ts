/** Words as a sentence begins with them. */
export function begun(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
