/** What is known of the game before its board is loaded, in German. */
export const de = {
  name: 'Three Rings',
  line: 'Vom Hof in die Stadt, ein Anspruch je Zug, zu einem Ziel, das nur du kennst.',
  length: '60 Minuten',
};
