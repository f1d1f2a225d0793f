/** What is known of the game before its board is loaded, in German. */
export const de = {
  name: 'Territories',
  line: 'Zwei Würfel, einundzwanzig Felder, und am Ende bleibt nur einer übrig.',
  length: '15 bis 30 Minuten',
  'option.secondsRoll': 'Zeit für einen Wurf',
  'option.secondsRoll.why': 'wer länger braucht, für den würfelt der Tisch',
  'option.secondsTax': 'Zeit bei der Karawane',
  'option.secondsTax.why': 'um zu wählen, was du zahlst; danach nimmt sie, was du zahlen kannst',
};
