/** What is known of the game before its board is loaded, in German. */
export const de = {
  name: 'Economy',
  line: 'Sammle neun Branchen, dann merk dir, was verdeckt liegt.',
  length: '30 Minuten',
  'option.target': 'Punkte bis zum Ende',
  'option.target.why': 'die meisten Punkte gewinnen; üblich: 60 zu zweit, 30 zu sechst',
  'option.first': 'Wer beginnt',
  'option.first.why': 'die Nummer eines Platzes, oder das Los entscheidet',
  'option.placement': 'Auslegen der Karten',
  'option.placement.why': 'jeder legt seine, wohin er mag; per Los geht es sofort los',
  'option.secondsPerDecision': 'Zeit je Entscheidung',
  'option.secondsPerDecision.why':
    'danach zieht das Spiel für dich; fürs Würfeln ein Viertel davon',
  'choice.standard': 'üblich',
  'choice.random': 'per Los',
  'choice.players': 'durch die Spieler',
  'choice.automatic': 'per Los',
};
