import type { Translation } from '../../../../i18n/catalogue';
import type { guideWords as english } from '../guide';

/** The guide through the first turn and the hints that come once, in German. */
export const guideWords: Translation<typeof english> = {
  'guide.find': 'Finde dein Feld',
  'guide.find.title': 'Das ist dein Feld',
  'guide.find.line':
    'Rahmen und Zeichen zeigen es: {square}. Wachse von dort: Klingelt der verborgene Wecker, gewinnt der Reichste (Felder + Geld − Schuld).',
  'guide.buy': 'Kauf nebenan, zollfrei',
  'guide.buy.title': 'Kauf nebenan',
  'guide.buy.line': '{square} grenzt an dein Feld: Es kostet {coins}. Weiter weg kommt Zoll dazu.',
  'guide.buy.bare': 'Eine Brache bringt erst etwas, wenn du säst, für {seed} mehr.',
  'guide.buy.mine': 'Eine Goldmine bringt sofort etwas.',
  'guide.not.ground': '{chosen} ist {kind} und nicht zu kaufen.',
  'guide.not.again': '{chosen} gehört dir schon.',
  'guide.not.theirs': '{chosen} gehört {name}.',
  'guide.not.dear': 'Für {chosen} fehlen dir {missing}.',
  'guide.buy.far.title': 'Kauf weiter weg',
  'guide.buy.far':
    'Du hast {square} gewählt: Es kostet {coins}, mit Zoll für jeden Schritt. Nebenan fällt keiner an.',
  'guide.buy.do': '{square} kaufen, {coins}',
  'guide.buy.none':
    'Nebenan kannst du dir gerade nichts leisten. Die Zahlen auf der Karte sind Preise für dich.',
  'guide.seed': 'Sä eine Brache ein',
  'guide.seed.title': 'Eine Brache bringt nichts',
  'guide.seed.line':
    'Besäst du {square} für {coins}, bringt es {profit} zu Beginn jedes deiner Züge, ab dem nächsten.',
  'guide.seed.bought': '{about} gehört jetzt dir.',
  'guide.seed.mine': '{about} ist eine Goldmine: Sie bringt auch so etwas ein.',
  'guide.seed.done': '{about} ist schon besät.',
  'guide.seed.notYours': '{about} gehört dir nicht, also kannst du es nicht besäen.',
  'guide.seed.dear':
    '{square} zu besäen kostet {coins}, dir fehlen {missing}: Leih sie, oder sä im nächsten Zug.',
  'guide.seed.none': 'Hast du eine Brache, sä sie ein: Nur Äcker, Herden und Minen bringen Geld.',
  'guide.seed.do': '{square} besäen, {coins}',
  'guide.paper': 'Lies deinen Zettel',
  'guide.paper.title': 'Dein Zettel',
  'guide.paper.stands': 'Hier stehen Geld und Schuld, nur für deine Augen.',
  'guide.paper.spent':
    'Hier steht, was du für {squares} bezahlt hast, dazu Geld und Schuld, nur für deine Augen.',
  'guide.paper.grows':
    'Die Schuld wächst am Ende jedes eigenen Zugs, auch des ersten: jetzt {debt}, dann {after}.',
  'guide.turn': 'Beende den Zug',
  'guide.turn.title': 'Beende den Zug',
  'guide.turn.line': 'Bist du fertig, beende den Zug. Von allein wird nichts getilgt.',
  'guide.turn.line.clock':
    'Bist du fertig, beende den Zug. Nach drei Minuten tut es die Uhr und tilgt nichts.',
  'guide.turn.do': 'Zug beenden, Schuld {debt} → {after}',
  'guide.turn.bare': '{square} liegt noch brach: {coins} brächten {profit} je Zug.',
  'guide.turn.profit': 'Dein nächster Zug beginnt mit {profit} aus deinen Feldern.',
  'guide.pause': 'Ein Zug hat drei Minuten: „Spiel anhalten“ im Menü oben hält die Uhr sofort an.',
  'hint.debt': 'Schulden verdoppeln sich am Ende jedes eigenen Zugs, auch des ersten.',
  'hint.growth':
    'Zins\u00a0× liegt über 2: Am Zugende wächst die Schuld auf mehr als das Doppelte.',
  'hint.vote': 'Wer nicht abstimmt, hilft dem Ereignis.',
  'hint.diagonal': 'Schräg zählt nicht: Nur Felder mit gemeinsamer Seite grenzen aneinander.',
  'hint.share': 'Nur von diesem Ereignis könnt ihr euch zusammen freikaufen.',
  'hint.alone': 'Dieses Ereignis lässt sich nicht teilen: Einer zahlt alles.',
  'hint.loan': 'Kredite sind je Zug begrenzt, nicht insgesamt.',
  'hint.price': 'Seen und Berge vervielfachen Ertrag und Wert, nie den Preis.',
  'guide.away': 'Einführung',
  'guide.away.name': 'Einführung fortsetzen',
};
