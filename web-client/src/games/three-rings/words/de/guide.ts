import type { Translation } from '../../../../i18n/catalogue';
import type { guideWords as english } from '../en/guide';

/** The words of the guide through the first turn, and of hints, in German. */
export const guideWords: Translation<typeof english> = {
  'guide.farm': 'Einen ersten Hof nehmen',
  'guide.farm.title': 'Ein Hof ist umsonst',
  'guide.farm.line':
    'Alle beginnen mit einem Hof auf dem Land. Jeder ist 1 wert und kostet jetzt nichts; deine Figur auf dem Land zieht von dort los.',
  'guide.farm.do': '{space} beanspruchen',
  'guide.goal': 'Kenn dein Ziel',
  'guide.goal.title': 'Nur du siehst es',
  'guide.goal.line':
    'Es zählt die gedruckten Werte deines Besitzes und zieht deine Schulden ab. Ist es erreicht, erklärst du es am Anfang eines Zuges.',
  'guide.ring': 'Wähl einen Ring und würfle',
  'guide.ring.title': 'Drei Ringe, ein Würfel',
  'guide.ring.line':
    'Weiter innen ist alles mehr wert und kostet mehr. Du siehst, wohin jeder Wurf führt, welche Miete dort fällig ist und was umsonst ist. Das Land ist ein guter Anfang.',
  'guide.ring.do': 'Auf dem Land würfeln',
  'guide.claim': 'Etwas beanspruchen',
  'guide.claim.title': 'Ein Anspruch je Zug',
  'guide.claim.line':
    'Jedes gestrichelte Feld dieses Rings kann deins werden, nicht nur das, auf dem du stehst. Auf Schulden zu kaufen ist hier normal; ein Hof, auf den dich der Würfel gebracht hat, ist umsonst.',
  'guide.claim.wait':
    'Würfle zuerst. Dann ist alles Freie auf diesem Ring gestrichelt, mit seinem Preis.',
  'guide.claim.none':
    'Vor deiner Figur ist nichts zu haben. Beende deinen Zug und halte deine Schulden klein.',
  'guide.claim.do': '{space} für {price} beanspruchen',
  'guide.claim.free': '{space} umsonst beanspruchen',
  'guide.street': 'Achte auf die Straße',
  'guide.street.title': 'Die Zinsstraße',
  'guide.street.line':
    'Wenn eine deiner Figuren sie überquert, kosten je volle 10 Schulden 1. Beende nun deinen Zug; später endet er nach einem Anspruch von selbst, wenn du das nicht abstellst.',

  'hint.goal': 'Wähl frei: Zwei können dasselbe Ziel haben, und niemand sieht es.',
  'hint.debt':
    'Auf Schulden zu kaufen ist hier normal. Je volle 10 Schulden kosten an der Straße Zins.',
  'hint.claim':
    'Der Würfel sagt nicht, was du beanspruchen darfst: Jedes freie Feld dieses Rings ist zu haben.',
  'hint.printed':
    'Für dein Ziel zählen gedruckte Werte, für Preise und Mieten die des Augenblicks.',
  'hint.consolidate': 'Nach dem Zusammenlegen würfelst du, und der Zug endet ohne Anspruch.',
  'hint.wealth': 'Reichtum wird nie erklärt: Er nimmt sich den Sieg, wenn das Spiel endet.',
  'hint.network': 'Ein Netz verliert auf jedem Besitz 4, wenn einer von dreien verkauft wird.',
  'hint.refuse':
    'Die volle Miete in Geld abzulehnen kostet dich die Miete und das Gegenüber den Rest des Zuges.',
  'hint.power': 'Du hast genug Besitz auf einem Ring: Eine Macht kann dein ganzer Zug sein.',
  'hint.lastRounds': 'Das Spiel endet nach Runde 60, mit oder ohne erklärten Sieg.',
};
