import type { Translation } from '../../../../i18n/catalogue';
import type { seatWords as english } from '../en/seats';

/** The words of the seats, the header and what belongs to the reader alone. */
export const seatWords: Translation<typeof english> = {
  'seat.cash': 'Bargeld',
  'seat.debt': 'Schulden, {interest} Zins an der Straße',
  'seat.owes': 'schuldet {debt}',
  'seat.noDebt': 'keine Schulden',
  'seat.held':
    'Land {rural} von {needRural}, Vorstadt {suburban} von {needSuburban}, Stadt {urban} von {needUrban}',
  'seat.secret': 'Ziel ist geheim',
  'seat.goal': 'allen bekanntes Ziel: {goal}',
  'seat.chosen': 'hat gewählt',
  'seat.choosing': 'wählt noch',
  'seat.goalChoice': 'Ziel',
  'seat.power': 'Macht',
  'seat.answers': 'antwortet',
  'seat.left': 'ist gegangen',
  'seat.absent': 'die Uhr entscheidet',

  'standing.goals': 'Ziele werden gewählt',
  'standing.round': 'Runde {round}',
  'standing.over': 'beendet in Runde {round}',
  'pill.goals': 'Wähle dein Ziel',
  'pill.goals.others': 'Alle wählen ihr Ziel',
  'pill.answer': 'Antworte {name}',
  'pill.asked': '{name} antwortet',
  'pill.first-claims': 'Nimm dir einen Hof',
  'pill.turn-start': 'Du bist am Zug',
  'pill.public-goal': 'Wähle ein neues Ziel',
  'pill.after-consolidation': 'Du würfelst',
  'pill.pay-interest': 'Zahle Zins',
  'pill.call-number': 'Sage eine Zahl an',
  'pill.rent-offer': 'Biete Miete',
  'pill.after-roll': 'Du bist am Zug',
  'pill.over': 'Das Spiel ist zu Ende',

  'banner.absent': 'Deine Zeit lief zweimal ab: Bis du etwas tust, hast du nur noch je 5 Sekunden.',
  'banner.last': {
    one: 'Das ist die letzte Runde, dann endet das Spiel.',
    other: 'Noch {n} Runden mit dieser, dann endet das Spiel.',
  },

  'own.goal': 'Dein Ziel',
  'own.secret': 'Nur du siehst das',
  'own.hide': 'Verbergen',
  'own.show': 'Zeigen',
  'own.none': 'Du hast noch kein Ziel gewählt.',
  'own.need': '{n} Punkte: {industry}, nach Schulden, zu gedruckten Werten',
  'own.need.each':
    '{n} Punkte insgesamt, nach Schulden, zu gedruckten Werten, mindestens {least} je Branche',
  'own.need.wealth': 'am Ende mehr Vermögen als alle anderen; es kann nicht erklärt werden',
  'own.sum': '{n} von {needed}: {goal} {sum} − Schulden {debt}',
  'own.sum.wealth': '{n} von {needed}, soweit bekannt',
  'own.missing': 'noch {n}',
  'own.reach': 'erreichbar: verkaufen, tilgen, erklären',
  'own.met': 'erreicht: erkläre es am Beginn deines Zuges',
  'own.short': '{n} / {needed}',
  'own.title': 'Was du hast',
  'own.worth': 'Wert {n}',
  'own.nothing': 'Du hast noch nichts.',
  'own.counts': 'zählt für dein Ziel',

  'mine.tab': 'Meins',
  'goals.tab': 'Ziele',
  'charts.tab': 'Kurven',
};
