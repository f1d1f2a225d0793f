import type { Translation } from '../../../../i18n/catalogue';
import type { guideWords as english } from '../guide';

/** The guide through the first turn, in German. */
export const guideWords: Translation<typeof english> = {
  'guide.way': 'Bleib als Letzter übrig',
  'guide.way.title': 'Wer zuletzt noch Geld hat, gewinnt',
  'guide.way.line':
    'Wer mehr zahlen muss, als er hat, ist raus. Hier steht deine Figur: Sie geht im Uhrzeigersinn so weit, wie zwei Würfel zusammen zeigen, und nur das Feld zählt, auf dem sie hält.',
  'guide.way.line.phone':
    'Wer mehr zahlen muss, als er hat, ist raus. Deine Figur zieht so weit, wie zwei Würfel zeigen; nur wo sie hält, zählt.',
  'guide.reach': 'Lies die Zahlen',
  'guide.reach.title': 'Die Zahlen 2 bis 12',
  'guide.reach.line':
    'Sie liegen auf den Feldern, die der nächste Wurf erreichen kann. Ihre Form sagt, was dort geschieht:',
  'guide.reach.line.phone': 'Ziele des nächsten Wurfs. Die Form sagt:',
  'guide.reach.heard':
    'Eine runde ist kein Verlust: Du bekommst Geld oder kaufst. Eine eckige kostet dich Geld. Eine mit hohlem Totenkopf kann dich rauswerfen. Eine mit vollem Totenkopf ist mehr, als du zahlen kannst: Du bist raus.',
  'sign.safe': 'kein Verlust: Du bekommst Geld oder kaufst',
  'sign.pay': 'du zahlst',
  'sign.maybe': 'kann dich rauswerfen',
  'sign.out': 'du kannst nicht zahlen: raus',
  'sign.safe.shape': 'Rund:',
  'sign.pay.shape': 'Eckig:',
  'sign.maybe.shape': 'Mit hohlem Totenkopf:',
  'sign.out.shape': 'Mit vollem Totenkopf:',
  'sign.safe.brief': 'kein Verlust',
  'sign.pay.brief': 'du zahlst',
  'sign.maybe.brief': 'evtl. raus',
  'sign.out.brief': 'raus',
  'guide.risk': 'Kenn deine Chancen',
  'guide.risk.title': 'Was dieser Wurf bringen kann',
  'guide.risk.line':
    'Dasselbe als Liste, jedes mit seiner Chance in Sechsunddreißigsteln: Eine 7 kommt am häufigsten. Oben steht, wie leicht du nach diesem Wurf draußen bist.',
  'guide.risk.line.phone': '7 fällt am häufigsten. Unten steht der Ertrag.',
  'guide.risk.heard':
    'Eine Liste in diesem Fenster nennt zu jeder Summe von 2 bis 12 ihre Chance, ihr Feld, was Landen dort bewirkt und was das Feld bringt.',
  'guide.buying': 'Kaufen geht von selbst',
  'guide.buying.title': 'Kaufen geht von selbst',
  'guide.buying.line':
    'Freier Grund wird von selbst gekauft, wenn du seinen Preis hast; andere zahlen dir dort dann Pacht. Mit genau 0 bist du noch dabei. Nur eines entscheidest du: was du der Karawane zahlst.',
  'guide.buying.line.phone':
    'Freien Grund kaufst du durch Landen, wenn das Geld reicht; andere zahlen dir dort Pacht. Du wählst nur bei der Karawane.',
  'guide.throw': 'Würfle',
  'guide.throw.title': 'Dein Wurf',
  'guide.throw.line':
    'Wenn du am Zug bist: Drück auf den Knopf, oder halt ihn fest, um die Würfel zu schütteln.',
  'guide.throw.line.phone': 'Drück den Knopf, oder halt ihn zum Schütteln.',
  'guide.meanwhile': 'Bei 0:00 würfelt der Tisch; du verlierst nichts.',
  'guide.absent': 'Dein Platz ruhte: Der Tisch würfelt für dich.',
};
