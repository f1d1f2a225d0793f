import type { Translation } from './catalogue';
import type { enPages } from './en.pages';

/** The pages about the games in German. */
export const dePages: Translation<typeof enPages> = {
  'rules.title': 'So geht {game}',
  'rules.short': 'Die Regeln in Kürze',
  'rules.games': 'Die Spiele',
  'rules.later': 'Dieses Spiel kommt noch, und seine Regeln mit ihm.',
  'rules.unknown': 'So heißt kein Spiel. Diese gibt es:',
  'rules.loading': 'Die Regeln werden geholt',

  'report.turn': 'Runde {turn} per Post',
  'report.of': '{title}, {game}',
  'report.loading': 'Der Bericht wird geholt',
  'report.none':
    'Hier gibt es keinen Bericht zu lesen: Die Runde wurde nicht per Post gespielt, oder nur wer am Tisch sitzt, darf ihn lesen.',
  'report.busy':
    'Von hier wurden eben viele Berichte gelesen. Versuch es in ein paar Sekunden wieder.',
  'report.ways': 'Von hier aus',
  'report.table': 'Zum Tisch',
  'report.before': 'Runde {turn} davor',
  'report.after': 'Runde {turn} danach',

  'dice.title': 'Faire Würfel',
  'dice.lead':
    'Karten, Würfel und Lose zieht der Server, und niemand muss ihm glauben: Ist ein Spiel zu Ende, zieht dein eigener Browser alles noch einmal.',
  'dice.1': 'Vor dem Start',
  'dice.1.line':
    'Der Server denkt sich ein Geheimnis aus und zeigt dessen Hash, einen Fingerabdruck aus 64 Ziffern. Von da an kann er das Geheimnis nicht mehr ändern: Ein anderes hätte einen anderen Fingerabdruck. Dein Browser merkt ihn sich.',
  'dice.2': 'Ein Wort von dir',
  'dice.2.line':
    'Jeder Spieler gibt ein Wort dazu, wenn er Platz nimmt; wenn er mag, denkt sein Browser es sich aus. Alles hängt vom Geheimnis und von allen Wörtern ab: Solange einer von euch ehrlich ist, konnte es sich niemand aussuchen.',
  'dice.3': 'Im Spiel',
  'dice.3.line':
    'Jede Ziehung ist ein HMAC-SHA256 aus Geheimnis und Wörtern, mit dem Namen des Stapels oder Würfels und einer Zahl, die nur steigt. Nichts wird zweimal gezogen, und nichts so oft, bis es jemandem passt.',
  'dice.4': 'Nach dem Ende',
  'dice.4.line':
    'Das Geheimnis wird geöffnet. „Mischen prüfen“ auf der letzten Seite vergleicht es mit dem Fingerabdruck, den dein Browser sich gemerkt hat, und wiederholt jede Ziehung.',
  'dice.check': 'Prüfen ohne uns',
  'dice.check.line':
    'Das Protokoll einer beendeten Partie enthält Geheimnis, Wörter, Ziehungen und Ergebnis. Wer das Programm hat, holt es mit dem Code des Raums und prüft es selbst:',
  'dice.hidden': 'Und was verborgen ist?',
  'dice.hidden.line':
    'Was die Regeln verbergen, verlässt den Server nicht vor seiner Zeit: fremde Hände, verdeckte Karten, der Moment eines Weckers. Wer zusieht, bekommt, was ein Zuschauer sehen darf, und keine versteckte Kopie vom Rest.',
};
