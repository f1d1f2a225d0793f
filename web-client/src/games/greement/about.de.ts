/** What is known of the game before its board is loaded, in German. */
export const de = {
  name: 'Greement',
  line: 'Land, geheime Schulden und käufliche Stimmen, gegen einen Wecker, den niemand sieht.',
  length: 'ihr stellt den Wecker',
  'option.alarm-minutes': 'Der Wecker klingelt nach',
  'option.alarm-minutes.why':
    'so lang ist ein Spiel; wer dann ohne seine Schuld am meisten hat, gewinnt',
  'option.alarm-spread-minutes': 'Plus oder minus',
  'option.alarm-spread-minutes.why':
    'so viel früher oder später klingelt er, damit keine Armbanduhr hilft',
  'option.ballots': 'Abstimmungen',
  'option.ballots.why': 'über Ereignisse; offene Stimmen lassen sich sicher kaufen',
  'option.later-loan-limit': 'Neue Kredite im Zug',
  'option.later-loan-limit.why':
    'so viele Münzen darf man leihen; beim ersten Kredit ist immer bei 14 Schluss',
  'option.setup-seconds': 'Zeit für den Start',
  'option.setup-seconds.why': 'um das Startfeld zu wählen und den ersten Kredit aufzuschreiben',
  'option.vote-seconds': 'Zeit zum Abstimmen',
  'option.vote-seconds.why': 'um über ein Ereignis abzustimmen und Stimmen zu kaufen',
  'option.payment-seconds': 'Zeit zum Freikaufen',
  'option.payment-seconds.why': 'die Münzen kommen in einen Topf, der danach schließt',
  'choice.open': 'Offen',
  'choice.secret': 'Geheim',
};
