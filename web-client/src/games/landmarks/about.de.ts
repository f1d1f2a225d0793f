/** What is known of the game before its board is loaded, in German. */
export const de = {
  name: 'Landmarks',
  line: 'Würfeln, kassieren, bauen. Live am Tisch oder per Post mit Tagen zum Nachdenken.',
  length: '45 Minuten oder Wochen',
};
