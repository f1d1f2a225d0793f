import type { Translation } from '../../../../i18n/catalogue';
import type { endingWords as english } from '../en/ending';

/** The words of the page after the end, in German. */
export const endingWords: Translation<typeof english> = {
  'end.declared': '{name} erklärt {goal} und gewinnt',
  'end.wealth': '{name} spielt Reichtum und hat am meisten',
  'end.achieved': '{name} hat {goal} erreicht und gewinnt',
  'end.richest': '{names} hat am meisten und gewinnt',
  'end.shared': '{names} teilen sich den Sieg',
  'end.alone': '{name} gewinnt',
  'end.nobody': 'Niemand gewinnt',
  'end.called.wealth': '{by} verdächtigt zu Recht: {names} spielt Reichtum und hat am meisten',
  'end.called.wealth.own': '{by} verdächtigt zu Recht, spielt Reichtum und hat am meisten',
  'end.called.achieved': '{by} verdächtigt zu Recht: {names} hat {goal} erreicht',
  'end.called.achieved.own': '{by} verdächtigt zu Recht und hat {goal} erreicht',
  'end.called.richest': '{by} verdächtigt zu Recht: {names} hat am meisten',
  'end.called.richest.own': '{by} verdächtigt zu Recht und hat am meisten',
  'end.called.shared': '{by} verdächtigt zu Recht: {names} teilen sich den Sieg',

  'end.line.alone': 'Alle anderen haben das Spiel verlassen.',
  'end.line.gone': 'Alle haben das Spiel verlassen.',
  'end.line.rounds': 'Runde {round} war die letzte.',
  'end.line.accused': '{by} hat {accused} verdächtigt, und dort lag Reichtum.',
  'end.line.reached': '{name} hatte {reached} von {needed}: {sum} weniger {debt} Schulden.',
  'end.line.reached.noDebt': '{name} hatte {reached} von {needed}: {sum} und keine Schulden.',
  'end.line.declared': '{by} hat {goal} mit {reached} von {needed} erklärt.',
  'end.line.noWealth': 'Niemand spielt Reichtum.',
  'end.line.stands': '{name} spielt Reichtum: {net} gegen {most}, der Sieg bleibt.',
  'end.line.richest': '{name} kommt auf {net}, das nächste Vermögen ist {most}.',
  'end.line.first':
    'Niemand mit Reichtum hat mehr als alle anderen, darum zählt das erste erreichte Ziel.',
  'end.line.noGoal': 'Kein Ziel ist erreicht, darum zählt das Reinvermögen: {net}.',

  'end.goals': 'Alle Ziele liegen offen',
  'end.place': 'Platz {n}',
  'end.met': 'erreicht',
  'end.notMet': 'nicht erreicht',
  'end.isRichest': 'am meisten',
  'end.notRichest': 'nicht am meisten',
  'end.left': 'gegangen',
  'end.noGoal': 'Kein Ziel gewählt',
  'end.of': '{goal}, {reached} von {needed}',
  'end.against': '{goal}, {net} gegen {most}',
  'end.declares': 'hat erklärt',
  'end.calls': 'hat verdächtigt',
  'end.short': '{n} zu wenig',
  'end.oneMissing': 'eine Branche unter 5',
  'end.valuesNow': 'Werte jetzt',
  'end.cash': 'bar',
  'end.debt': 'Schulden',

  'end.table': 'Der Tisch',
  'end.player': 'Wer',
  'end.rents': 'Mieten',
  'end.rents.of': '{received} / {paid}',
  'end.interest': 'Zins',
  'end.net': 'netto',
  'end.table.note':
    'Mieten: bekommen / gezahlt. Netto: Bargeld weniger Schulden und alle Werte, wie gedruckt; bei Reichtum, wie sie jetzt sind.',
  'end.industries': 'Werte nach Branchen',
  'end.now': 'jetzt {value}',
  'end.asPrinted': 'Stufe 0, wie gedruckt',
  'end.level': 'Stufe {level}',
  'end.industries.note':
    'Für Ziele zählen die gedruckten Werte; darunter, was der Besitz jetzt wert ist, das Netz eingerechnet.',

  'fact.missed': '{name} hat {accused} verdächtigt. Reichtum war es nicht.',
  'fact.power': '{name} nahm das Dach {power} {ring}.',
  'fact.rent': 'Die teuerste Miete: {name} schuldete {to} {rent} für {space}.',
  'fact.interest':
    '{name} zahlte {interest} Zins, am meisten von allen, und bekam {rents} an Mieten.',
};
