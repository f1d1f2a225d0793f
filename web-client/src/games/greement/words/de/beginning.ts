import type { Translation } from '../../../../i18n/catalogue';
import type { beginningWords as english } from '../beginning';

/** What is done before the first turn, in German. */
export const beginningWords: Translation<typeof english> = {
  'start.choose': 'Wähle dein Startfeld.',
  'start.replace': 'Ein anderes Startfeld.',
  'start.choose.line': 'Drück auf ein verdecktes Feld. Niemand sieht es, bis alle gewählt haben.',
  'start.fact.near': 'Was dein Feld berührt, ist billig',
  'start.fact.near.line':
    'Felder neben deinen kosten keinen Zoll, entferntere schon. In der Mitte gibt es vier davon, am Rand drei, in der Ecke zwei.',
  'start.reach': 'Eine Brache neben deinem Feld kostet {near}, zwei Felder weiter {far}.',
  'start.fact.loan': 'Danach schreibst du einen Kredit',
  'start.fact.loan.line':
    'Er bezahlt dein Feld, {land} für eine Brache oder {gold} für eine Goldmine, und deine ersten Käufe. Er wächst nach jedem deiner Züge.',
  'start.fact.profit': 'Dann verdienen deine Felder',
  'start.fact.profit.line':
    'Minen bringen von sich aus Geld, Brachen erst besät. Seen und Berge daneben vervielfachen es.',
  'start.watch.near': 'Was ein Feld berührt, ist billig',
  'start.watch.near.line':
    'Felder neben den eigenen kosten keinen Zoll, entferntere schon. In der Mitte gibt es vier davon, am Rand drei, in der Ecke zwei.',
  'start.watch.loan': 'Danach schreiben alle einen Kredit',
  'start.watch.loan.line':
    'Er bezahlt das Feld, {land} für eine Brache oder {gold} für eine Goldmine, und die ersten Käufe. Er wächst nach jedem eigenen Zug.',
  'start.watch.profit': 'Dann verdienen die Felder',
  'start.watch.profit.line':
    'Minen bringen von sich aus Geld, Brachen erst besät. Seen und Berge daneben vervielfachen es.',
  'start.again': 'Wähle neu.',
  'start.again.line': 'Lass ein Feld Abstand zu jedem anderen Start.',
  'start.again.lost': '{square} liegt zu nah an einem anderen Start.',
  'start.noted': '{square} ist vorgemerkt.',
  'start.noted.line': 'Drück auf ein anderes, um zu wechseln; von hinten sehen alle gleich aus.',
  'start.settled': 'Du startest auf {square}.',
  'start.settled.line': {
    one: '{names} wählt noch einmal: Das gewählte Feld lag zu nah an einem anderen Start.',
    other: '{names} wählen noch einmal: Die gewählten Felder lagen zu nah an einem anderen Start.',
  },
  'start.at': 'Auf {square} starten',
  'start.take': 'Nehmen',
  'start.secret': 'geheim, bis alle gewählt haben',
  'start.last': 'alle anderen haben gewählt: gilt sofort',
  'start.instead': 'statt {square}',
  'start.same': 'schon gemerkt: drück ein anderes, um zu wechseln',
  'start.pressFirst': 'wähl ein Feld',
  'start.change': 'Ändern',
  'start.pressOther': 'wähl erst ein anderes Feld',
  'start.any': 'Zufallsfeld',
  'start.any.line': 'ausgelost und gleich vorgemerkt',
  'start.letGo': 'Loslassen',
  'start.letGo.line': 'ein anderes wählen',
  'start.nothing': 'nichts gewählt',
  'start.odds':
    'Unter {all} Feldern: {land} Brachen, {gold} Minen, {other} Seen oder Berge. Danach zahlst du deins mit einem Kredit.',
  'start.meaning':
    'Dein erstes Feld, bezahlt mit einem Kredit: Brache {land}, Goldmine {gold}. Was daran grenzt, kostet keinen Zoll.',
  'start.noted.of': { one: '{n} von {of} hat gewählt.', other: '{n} von {of} haben gewählt.' },

  'replace.choose': '{start} ist {kind}: Wähle ein Feld daneben.',
  'replace.take': '{start} ist {kind}: {square} nehmen?',
  'replace.line': 'Alle sehen, was du nimmst. {start} kostet nichts.',
  'replace.open': 'vor aller Augen',
  'replace.notHere': 'nur die gestrichelten Felder gehen',
  'replace.touches': '{square} grenzt an Start {start} von {name}',
  'replace.ground': '{square} ist {kind}',
  'replace.price': '{kind}, {coins}',
  'replace.near': '{square} liegt {what}.',
  'replace.plain': 'Neben {square} liegt weder See noch Berg.',
  'replace.mines': {
    one: 'neben der Goldmine {squares}',
    other: 'neben den Goldminen {squares}',
  },
  'replace.next': 'Nächstes',
  'replace.only': 'es gibt kein anderes',
  'replace.other': '{name} hat {square} gewählt, {kind}.',
  'replace.other.line': {
    one: 'Ein Feld steht als Ersatz bereit.',
    other: '{n} Felder stehen als Ersatz bereit.',
  },

  'loan.title': 'Dein erster Kredit.',
  'loan.line':
    'Der höchste beginnt und bleibt geheim. Bis alle geschrieben haben, kannst du ihn ändern.',
  'loan.line.short': 'Der höchste beginnt. Bis alle geschrieben haben, kannst du ändern.',
  'loan.near': 'Zollfrei neben {square}: {near}.',
  'loan.near.seed': 'Zollfrei neben {square}: {near}. Säen kostet {seed}.',
  'loan.near.each': '{what} zu {price}',
  'loan.written': 'Du hast {amount} aufgeschrieben.',
  'loan.written.line': 'Bis alle geschrieben haben, kannst du ändern.',
  'loan.write': '{amount} aufschreiben',
  'loan.last': 'Der höchste beginnt. Alle anderen haben geschrieben: deiner gilt sofort.',
  'loan.follows': 'lässt {left}, Schuld {amount}, dann {owed}',
  'loan.same': 'schon geschrieben: ändere erst den Betrag',
  'loan.least': 'Kleinster, {amount}',
  'loan.most': 'Größter, {amount}',
  'loan.leaves': 'lässt {left}, Schuld {owed}',
  'loan.amount': 'Erster Kredit',
  'loan.tick.least': 'Preis von {square}',
  'loan.tick.most': 'laut Regel höchstens',
  'loan.borrow': 'du leihst',
  'loan.left': 'bleibt im ersten Zug',
  'loan.owed': 'Schuld danach',
};
