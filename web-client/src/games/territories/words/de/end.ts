import type { Translation } from '../../../../i18n/catalogue';
import type { endWords as english } from '../end';

/** The end, in German. */
export const endWords: Translation<typeof english> = {
  'end.wins': '{name} hält bis zuletzt durch',
  'end.wins.you': 'Du hältst bis zuletzt durch',
  'end.limit.you': 'Du gewinnst mit {assets}',
  'end.limit.shared.you': 'Du teilst dir den Sieg mit {names}: je {assets}',
  'end.last.you': 'Als Letzter flogst du raus, in Zug {turn}.',
  'end.limit': '{name} gewinnt mit {assets}',
  'end.limit.shared': '{names} teilen sich den Sieg mit {assets}',
  'end.turn': 'Zug {turn}.',
  'end.last': 'Als Letzter flog {name} raus, in Zug {turn}.',
  'end.limit.line': 'Der letzte von 20.000 Zügen ist gespielt.',
  'end.papers': 'Vom Ersten bis zum Letzten',
  'end.legend.fields': 'Felder',
  'end.legend.money': 'Geld',
  'end.legend.turns': 'Züge im Spiel',
  'end.assets': '{fields} + {money}',
  'end.out': 'raus in Zug {turn}',
  'end.out.resigned': 'aufgegeben in Zug {turn}',
  'end.out.rent': 'raus in Zug {turn}: schuldete {name} {due} auf {field}, hatte {paid}',
  'end.out.rent.you': 'raus in Zug {turn}: schuldete dir {due} auf {field}, hatte {paid}',
  'end.out.debt': 'raus in Zug {turn}: schuldete {due} auf {field}, hatte {paid}',
  'end.bar': 'Felder {fields}, Geld {money}',
  'end.bar.out': '{turn} von {all} Zügen im Spiel',
  'end.place': 'Platz {place}',
  'end.facts': 'Was auffiel',
  'end.check': 'Würfel nachprüfen',
  'fact.payment':
    '{from} zahlte in Zug {turn} auf {field} {paid} an {to}: mehr auf einmal zahlte niemand.',
  'fact.payment.you':
    'Du zahltest in Zug {turn} auf {field} {paid} an {to}: mehr auf einmal zahlte niemand.',
  'fact.payment.to-you':
    '{from} zahlte dir in Zug {turn} auf {field} {paid}: mehr auf einmal zahlte niemand.',
  'fact.escape.you':
    'Du bliebst in Zug {turn} mit {first}+{second} im Spiel, bei einem Risiko von {chance}.',
  'fact.escape':
    '{name} blieb in Zug {turn} mit {first}+{second} im Spiel, bei einem Risiko von {chance}.',
  'fact.earned': '{field} hat {sum} eingebracht, mehr als jedes andere Feld.',
  'fact.earned.next': 'Dann folgen {list}.',
  'fact.earned.one': '{field} mit {sum}',
  'fact.quiet': 'Nie hat jemand Pacht gezahlt auf {list}.',
};
