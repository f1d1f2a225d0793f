/** What is known of the game before its board is loaded, in German. */
export const de = {
  name: 'Economy',
  line: 'Sammle neun Branchen, dann merk dir, was verdeckt liegt.',
  length: '30 Minuten',
  'option.target': 'Punkte zum Sieg',
  'option.target.why': 'üblich: 60 zu zweit, 30 zu sechst',
  'option.first': 'Wer beginnt',
  'option.first.why': 'ein Platz, oder das Los entscheidet',
  'option.placement': 'Auslegen der Karten',
  'option.placement.why': 'per Los geht es schneller los',
  'option.secondsPerDecision': 'Zeit je Entscheidung',
  'option.secondsPerDecision.why': 'fürs Würfeln ein Viertel davon',
  'choice.standard': 'üblich',
  'choice.random': 'per Los',
  'choice.players': 'durch die Spieler',
  'choice.automatic': 'per Los',
};
