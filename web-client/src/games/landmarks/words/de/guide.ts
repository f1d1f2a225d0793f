import type { Translation } from '../../../../i18n/catalogue';
import type { guideWords as english } from '../guide';

/** The words of the guide through the first go, in German. */
export const guideWords: Translation<typeof english> = {
  'guide.chances': 'Sieh, was ein Wurf bringt',
  'guide.chances.title': 'Was jede Zahl bringt',
  'guide.chances.line':
    'Ein Balken nach oben ist, was du bekommst, ein schraffierter nach unten, was du vorher zahlst. Jede Stadt beginnt mit einem Weizenfeld, das bei 1 verdient, und einer Bäckerei, die bei 2 oder 3 verdient.',
  'guide.throw': 'Wirf den Würfel',
  'guide.throw.title': 'Fürs Erste ein Würfel',
  'guide.throw.line':
    'Die Zahl lässt Karten in allen Städten wirken: blaue bei jedem Wurf, grüne nur bei deinem, rote, wenn andere werfen. Für zwei Würfel brauchst du den Bahnhof.',
  'guide.throw.do': 'Einen Würfel werfen',
  'guide.market': 'Schau auf den Markt',
  'guide.market.title': 'Was im Angebot ist',
  'guide.market.line':
    'Die Zahlen oben sagen, wann eine Karte wirkt, die Münze unten, was sie kostet. Nach deinem Wurf darfst du eine Karte bauen, und der Stapel füllt nach, was ausverkauft ist.',
  'guide.landmarks': 'Wofür du spielst',
  'guide.landmarks.title': 'Deine Wahrzeichen',
  'guide.landmarks.line':
    'Hat jemand alle gebaut, wird die Runde zu Ende gespielt, und wer von denen, die alle haben, die meisten Münzen hat, gewinnt. Jedes hilft dir, sobald es steht.',
  'guide.build': 'Bau etwas',
  'guide.build.title': 'Deine erste Karte',
  'guide.build.line':
    'Drück auf eine leuchtende Karte und dann auf Bauen, oder nimm diese: Sie kann schon mit einem Würfel verdienen. Dann geht es reihum weiter.',
  'guide.build.wait': 'Wirf zuerst. Dann leuchtet, was du bezahlen kannst, und du kannst es bauen.',
  'guide.build.none':
    'Für deine ersten Münzen passt gerade nichts. Bau nichts, behalte sie, und es geht reihum weiter.',
  'guide.build.do': 'Baue {card}, {cost}',
};
