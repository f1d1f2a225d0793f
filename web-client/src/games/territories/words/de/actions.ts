import type { Translation } from '../../../../i18n/catalogue';
import type { actionWords as english } from '../actions';

/** What a player does, in German. */
export const actionWords: Translation<typeof english> = {
  'do.roll': 'Würfeln',
  'do.roll-rent': 'Um die Pacht würfeln',
  'do.hold': 'halten schüttelt, loslassen wirft',
  'do.underway': 'Der Wurf läuft noch.',
  'do.auto': 'Für mich würfeln',
  'auto.line':
    'Nach einer Sekunde würfelt der Tisch für dich, auch um Pacht. Nur die Karawane fragt dich.',
  standIn: 'Du warst weg: Der Tisch würfelt und wählt für dich.',
  'auto.legend': 'Was die Farben bedeuten',
  'auto.dearer': 'gold ist teuer',

  'tax.title': 'Die Karawane will ihren Anteil',
  'tax.asks': '{percent}\u00a0% von allem oder {fixed}',
  'tax.have': 'Du hast {money} und Felder für {fields}',
  'tax.pay': '{amount} zahlen',
  'tax.fixed': 'die feste Summe',
  'tax.percent': 'ein Zehntel von allem, was du hast',
  'tax.left': 'es bleiben {left}',
  'tax.out': 'du wärst raus',
  'tax.all': 'alles, was du hast',
  'tax.either': 'So oder so bist du raus: {money} von {due}',
  'tax.spoken': '{key} zahlt {amount}, {after}',
  'tax.timeout': 'Läuft die Zeit ab: {what}.',
  'tax.only.fixed': 'die feste Summe, das Zehntel ist zu viel',
  'tax.only.percent': 'das Zehntel, die feste Summe ist zu viel',
  'tax.less.fixed': 'die feste Summe, sie ist kleiner',
  'tax.less.percent': 'das Zehntel, es ist kleiner',
  'tax.other': '{name} steht bei der Karawane',
  'tax.other.line': '{fixed} oder {percent}, ein Zehntel von allem',

  'sheet.sum': '{words} {sum}',

  'watch.line':
    'Sieh zu oder verlass den Tisch über das Menü. Ist nur einer übrig, könnt ihr neu spielen.',
  'watch.turn': '{name} ist am Zug.',
  'watch.paused': 'Pause. Danach ist {name} am Zug.',
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
  'act.resign.out': 'du bist raus',
  'act.resign.money': '{money} verlassen das Spiel',
  'par.pay': 'Betrag',
  'par.on': 'Für mich würfeln',
  'item.on': 'ja',
  'item.off': 'nein',
  'item.tax': '{amount}, {what}',
  'item.tax.out': '{amount}, {what}, du wärst raus',
};
