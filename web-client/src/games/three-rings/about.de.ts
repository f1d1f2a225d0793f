/** What is known of the game before its board is loaded, in German. */
export const de = {
  name: 'Three Rings',
  line: 'Vom Hof in die Stadt, ein Anspruch je Zug, zu einem Ziel, das nur du kennst.',
  length: '60 Minuten',
  'option.turnSeconds': 'Zeit für einen Zug',
  'option.turnSeconds.why':
    'sie steht still, während jemand anderes antwortet; danach geschieht das Übliche',
  'option.answerSeconds': 'Zeit für eine Antwort',
  'option.answerSeconds.why':
    'auf Miete oder Handel; danach ist die volle Miete in Geld angenommen, alles andere abgelehnt',
  'option.goalSeconds': 'Zeit für die Wahl des Ziels',
  'option.goalSeconds.why': 'am Anfang, alle zugleich; danach wird eine Karte für dich gezogen',
};
