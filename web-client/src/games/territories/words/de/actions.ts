import type { Translation } from '../../../../i18n/catalogue';
import type { actionWords as english } from '../actions';

/** What a player does, in German. */
export const actionWords: Translation<typeof english> = {
  'do.roll': 'Würfeln',
  'do.roll-rent': 'Um die Pacht würfeln',
  'do.hold': 'halten schüttelt, loslassen wirft',
  'do.underway': 'Der Wurf läuft noch.',
  'do.auto': 'Für mich würfeln',
  'auto.line': 'Kaufen und Zahlen geschieht von selbst. Nur die Karawane fragt dich etwas.',
  standIn: 'Du warst weg: Der Tisch würfelt und wählt für dich.',
  'auto.legend': 'Was die Farben bedeuten',
  'auto.dearer': 'gold ist teuer',

  'tax.title': 'Die Karawane will ihren Anteil',
  'tax.have': 'Du hast {money} und Felder für {fields}',
  'tax.fixed': 'die feste Summe',
  'tax.percent': 'ein Zehntel von allem, was du hast',
  'tax.left': 'es bleiben {left}',
  'tax.out': 'du wärst raus',
  'tax.timeout': 'Läuft die Zeit ab: {what}.',
  'tax.only.fixed': 'die feste Summe, das Zehntel ist zu viel',
  'tax.only.percent': 'das Zehntel, die feste Summe ist zu viel',
  'tax.less.fixed': 'die feste Summe, sie ist kleiner',
  'tax.less.percent': 'das Zehntel, es ist kleiner',
  'tax.other': '{name} steht bei der Karawane',
  'tax.other.line': '{fixed} oder {percent}, ein Zehntel von allem',

  'sheet.sum': '{words} {sum}',

  'watch.line': 'Bleib und sieh zu: Die anderen spielen weiter, bis einer übrig ist.',
  'watch.turn': '{name} ist am Zug.',
  'watch.over': 'Das Spiel ist aus.',

  'act.roll': 'Würfeln',
  'act.roll-rent': 'Um die Pacht würfeln',
  'act.choose-tax': 'Die Karawane bezahlen',
  'keys.throw': 'Würfeln; gehalten schüttelt sie die Würfel',
  'keys.back': 'auf dem Brett ein Feld zurück',
  'keys.on': 'auf dem Brett ein Feld weiter',
  'keys.home': 'Pos1',
  'keys.first': 'auf dem Brett zum ersten Feld',
  'keys.end': 'Ende',
  'keys.last': 'auf dem Brett zum letzten Feld',
  'act.auto-roll': 'Den Tisch für dich würfeln lassen',
  'act.resign': 'Aufgeben',
  'par.pay': 'Betrag',
  'par.on': 'Für mich würfeln',
  'item.on': 'ja',
  'item.off': 'nein',
  'item.tax': '{amount}, {what}',
  'item.tax.out': '{amount}, {what}, du wärst raus',
};
