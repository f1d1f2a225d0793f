import type { Translation } from '../../../../i18n/catalogue';
import type { guideWords as english } from '../guide';

/** The guide through the first turn, in German. */
export const guideWords: Translation<typeof english> = {
  'guide.lay': 'Lege eine Karte',
  'guide.lay.title': 'Erst werden alle Karten gelegt',
  'guide.lay.line':
    'Wähl eine Karte und ein schraffiertes Feld. Wer dort zuerst landet, nimmt sie.',
  'guide.roll': 'Würfle',
  'guide.roll.title': 'Der Würfel sagt, wie weit',
  'guide.roll.line': 'Du gehst genau so viele Schritte. Von außen ist eine Ecke der erste.',
  'guide.reach': 'Sieh, wohin du kommst',
  'guide.reach.title': 'Die hellen Felder',
  'guide.reach.line': {
    one: 'Sie sind {n} Schritt von dir weg. Drück auf eins, oder hier weiter zum besten: Du siehst den Weg, gehst aber noch nicht.',
    other:
      'Sie sind {n} Schritte von dir weg. Drück auf eins, oder hier weiter zum besten: Du siehst den Weg, gehst aber noch nicht.',
  },
  'guide.reach.wait':
    'Nach deinem Wurf sind sie so viele Schritte weg, wie der Würfel zeigt. Drück auf eins, dann siehst du den Weg dorthin; du gehst noch nicht.',
  'guide.landing': 'Lies, was es bringt',
  'guide.landing.title': 'Was es bringt, steht vorher da',
  'guide.landing.line':
    'In Teil 1 wird eine freie Karte, auf der du landest, dein. Landest du auf einem Rivalen, fliegt er raus, und die Karte wird verdeckt: Merk sie dir.',
  'guide.landing.phone':
    '{space}: {what}. Landest du auf einem Rivalen, fliegt er raus, und die Karte wird verdeckt: Merk sie dir.',
  'guide.points': 'Worum es geht',
  'guide.points.title': 'Jetzt sammeln, später kassieren',
  'guide.points.line':
    'In Teil 2 zahlt jede Landung allen, die in dieser Branche etwas besitzen. Mit {points} Punkten endet das Spiel, die meisten gewinnen.',
  'guide.go': 'Geh hin',
  'guide.go.title': 'Dein Zug',
  'guide.go.line':
    'Drück auf ein helles Feld und dann auf „Gehen“, oder nimm dieses hier. Danach ist der Nächste am Zug.',
};
