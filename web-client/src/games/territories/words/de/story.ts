import type { Translation } from '../../../../i18n/catalogue';
import type { storyWords as english } from '../story';

/** The sentences of the log and of refusals, in German. */
export const storyWords: Translation<typeof english> = {
  'line.starts': '{seat} beginnt, so will es das Los. {colour}',
  'line.bought': '{seat} würfelt {dice}, landet auf {field}: gekauft für {price}.',
  'line.too-dear':
    '{seat} würfelt {dice}, landet auf {field}: kein Kauf, Preis {price}, hat {money}.',
  'line.own-ground': '{seat} würfelt {dice}, landet auf {field}: eigener Grund.',
  'line.rent-paid': '{seat} würfelt {dice}, landet auf {field}: zahlt {paid} Pacht an {owner}.',
  'line.rent-paid-in-part':
    '{seat} würfelt {dice}, landet auf {field} ({owner}) und hat {paid} von {due}: {owner} bekommt {paid}.',
  'line.camp-reached':
    '{seat} würfelt {dice}, landet auf {field} ({owner}): Pacht ist 100 × neuer Wurf × {camps}.',
  'line.camp-rent-paid': '{seat} würfelt {dice} um die Pacht für {field}: zahlt {paid} an {owner}.',
  'line.camp-rent-paid-in-part':
    '{seat} würfelt {dice} um die Pacht für {field} und hat {paid} von {due}: {owner} bekommt {paid}.',
  'line.rent-lapsed': '{owner} ist weg: {seat} schuldet nichts mehr.',
  'line.bonus-received': '{seat} würfelt {dice}, landet auf {field}: bekommt {amount}.',
  'line.goldmine-paid': '{seat} würfelt {dice}, landet auf {field}: verliert {paid}.',
  'line.goldmine-paid-in-part':
    '{seat} würfelt {dice}, landet auf {field} und hat {paid} von {due}: Alles ist verloren.',
  'line.caravan-reached':
    '{seat} würfelt {dice}, landet auf {field}: Sie verlangt {fixed} oder {percent}, ein Zehntel von allem.',
  'line.caravan-paid': '{seat} zahlt der Karawane {paid}.',
  'line.caravan-paid-in-part': '{seat} hat {paid} von {due} für die Karawane: Alles ist verloren.',
  'line.out': '{seat} ist raus. {freed}',
  'line.resigned': '{seat} gibt auf; {money} verlassen das Spiel. {freed}',
  'line.time-up': 'Die Zeit von {seat} ist um: Der Tisch spielt dieses eine Mal.',
  'line.went-absent': '{seat} ist abwesend: Der Tisch würfelt.',
  'line.came-back': '{seat} ist wieder da.',
  'line.won': '{seat} ist als Einziger noch übrig.',
  'line.turn-limit': 'Der allerletzte Zug ist gespielt: {seats} gewinnt nach Vermögen.',
  'line.turn-limit.shared':
    'Der allerletzte Zug ist gespielt: {seats} teilen sich den Sieg nach Vermögen.',

  'story.free': { one: '{n} Feld ist wieder frei.', other: '{n} Felder sind wieder frei.' },
  'story.left.of': '(noch {money})',
  'story.pips': '{first}+{second}',

  'refused.game-over': 'Das Spiel ist aus.',
  'refused.not-a-player': 'Du hast in diesem Spiel keinen Platz.',
  'refused.eliminated': 'Du bist raus: Du kannst nur zusehen.',
  'refused.not-your-turn': 'Du bist nicht am Zug.',
  'refused.not-your-turn.of': '{name} ist am Zug.',
  'refused.wrong-phase': 'Das geht gerade nicht.',
  'refused.wrong-phase.camp': 'Würfle erst um die Pacht, die du schuldest.',
  'refused.wrong-phase.tax': 'Wähle erst, was du der Karawane zahlst.',
  'refused.bad-parameter': 'Das steht nicht zur Wahl.',
  'refused.bad-option':
    'Eine Uhr gibt mindestens 5\u00a0Sekunden fürs Würfeln und 10 für die Abgabe, oder sie ist aus.',
};
