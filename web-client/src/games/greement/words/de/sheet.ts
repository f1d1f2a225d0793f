import type { Translation } from '../../../../i18n/catalogue';
import type { sheetWords as english } from '../sheet';

/** The sheet of a phone, in German. */
export const sheetWords: Translation<typeof english> = {
  'sheet.atHand': '{money} frei / Schuld {debt}',
  'sheet.money': '{money} / Schuld {debt}',
  'sheet.sum': '{words} = {result}',
  'sheet.costs': 'Kostet {coins}, kein Zoll',
  'sheet.costs.noSquares': 'Kostet {coins}, kein Zoll: du hast kein Feld',
  'sheet.costs.taxed': 'Kostet {price} und {tax} Zoll: {coins}',
  'sheet.of': '{square}, {kind} von {name}',
  'sheet.tap': 'Ein Tipp auf ein Feld zeigt Preis und Ertrag.',
  'sheet.offer': 'antippen, um zu antworten',
  'sheet.offers': {
    one: 'antippen, um zu antworten',
    other: 'antippen, um zu antworten; {n} Angebote in allem',
  },
  'sheet.before': 'Zuvor: {cards}.',
  'sheet.vote': '{needed} von {players} dagegen stoppen es, ein Gleichstand nicht.',
  'sheet.waits': 'Was gestrichelt ist, wartet auf deinen eigenen Zug.',
  'sheet.unsaleable': 'Unverkäuflich. Was daneben liegt, bringt ×{factor}.',
  'sheet.lent': 'Mit Kredit: {line}',
  'sheet.was': 'Gehörte im letzten Zug {name}',
  'sheet.wasYours': 'Gehörte im letzten Zug dir',
  'sheet.earns': 'Bringt {coins} im Zug',
  'sheet.earns.seeded': 'Besät bringt es {coins} im Zug',
  'sheet.earns.cattle': 'Mit Vieh bringt es {coins} im Zug, zählt {worth}',
  'sheet.worth': 'Zählt {coins}',
  'sheet.worthThen': 'Zählt dann {coins}',
};
