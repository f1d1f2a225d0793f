import type { Translation } from '../../../../i18n/catalogue';
import type { endWords as english } from '../end';

/** The end, in German. */
export const endWords: Translation<typeof english> = {
  'end.wins': '{name} gewinnt mit {wealth}',
  'end.wins.you': 'Du gewinnst mit {wealth}',
  'end.shared': '{name} teilen sich den Sieg mit {wealth}',
  'end.shared.you': 'Du teilst dir den Sieg mit {name}: je {wealth}',
  'end.calledOff.line':
    'Vor der ersten Runde waren zu wenige übrig: Niemand hat gewonnen oder verloren.',
  'stood.begun': 'Keine Runde hatte begonnen: Noch hatte niemand etwas verdient oder geschuldet.',
  'stood.round': 'In Runde {round}',
  'stood.worth': 'Wert der Felder',
  'stood.profit': 'Ertrag je Zug',
  'stood.closed':
    'Aufgedeckt werden die Zettel nur, wenn ein Spiel zu Ende geht: Geld und Schulden bleiben geheim.',
  'stood.yours': 'Dein Zettel',
  'end.alarm': 'Der Wecker hat in Runde {round} geklingelt, {during}.',
  'end.setTo': {
    one: 'Er war auf {n}\u00a0Minute gestellt.',
    other: 'Er war auf {n}\u00a0Minuten gestellt.',
  },
  'end.lastPlayer': 'Alle anderen waren gegangen, in Runde {round}.',
  'end.during.turn': 'im Zug von {name}',
  'end.during.events': 'mitten in den Ereignissen',
  'end.papers': 'Alle Zettel offen',
  'end.legend.squares': 'Felder',
  'end.legend.money': 'Geld',
  'end.legend.debt': 'Schuld',
  'end.sum': '{squares} + {money} − {debt}',
  'end.bar': 'Felder {squares}, Geld {money}, Schuld {debt}',
  'end.place': 'Platz {place}',
  'end.left': 'früh gegangen',
  'end.paper': 'Zettel',
  'end.wealth': 'Vermögen',
  'end.debt': 'Schuld',
  'end.profit': 'Ertrag',
  'end.curve.wealth': 'Vermögen nach Runden',
  'end.curve.debt': 'Schuld nach Runden',
  'end.curve.profit': 'Ertrag nach Runden',
  'end.curve': 'Gezeigte Kurve',
  'end.debtsCancelled': 'alle Schulden erlassen',
  'end.table.round': 'Runde',
  'end.table.end': 'Ende',
  'fact.greatest-debt': 'Die Schuld von {name} stieg in Runde {round} auf {amount}.',
  'fact.most-money': '{name} hatte in Runde {round} einmal {amount} an Geld.',
  'fact.greatest-donation': '{name} hat auf einmal {amount} verschenkt, in Runde {round}.',
  'fact.dearest-deal': '{name} hat {amount} für ein Feld gezahlt, in Runde {round}.',
  'fact.greatest-loan': '{name} hat sich auf einmal {amount} geliehen, in Runde {round}.',
  'fact.greatest-debt-cancelled':
    'Eine Karte hat {name} in Runde {round} eine Schuld von {amount} erlassen.',
};
