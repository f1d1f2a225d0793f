import type { Translation } from '../../../../i18n/catalogue';
import type { rulesWords as english } from '../rules';

/** The rules by chapters, in German. */
export const rulesWords: Translation<typeof english> = {
  'rules.aim': 'Das Ziel',
  'rules.aim.1':
    'Zieh über 21 Felder im Kreis, kauf, was frei ist, und kassier Pacht von den anderen. Wer mehr Geld verlieren müsste, als er hat, ist raus. Wer als Letzter übrig ist, gewinnt sofort.',
  'rules.start': 'Der Anfang',
  'rules.start.1':
    'Jeder hat 30.000 und steht auf Stammeslager, das noch niemandem gehört. Farben und Startspieler werden ausgelost.',
  'rules.turn': 'Ein Zug',
  'rules.turn.1':
    'Du wirfst zwei Würfel und ziehst im Uhrzeigersinn um ihre Summe. Nach Feld 21 kommt wieder Feld 1; dort vorbeizukommen bringt nichts. Ein Pasch bedeutet nichts. Auf einem Feld dürfen beliebig viele Figuren stehen.',
  'rules.turn.2':
    'Wo du landest, geschieht alles von selbst. Nur die Pacht eines Fronhofs braucht einen zweiten Wurf, und nur die Karawane lässt dir eine Wahl.',
  'rules.turn.3':
    '„Runde“ beim Geld eines Platzes ist, was er seit deinem eigenen letzten Wurf gewonnen und verloren hat; wer nur zusieht, sieht es einmal reihum.',
  'rules.buy': 'Kaufen',
  'rules.buy.1':
    'Landest du auf freiem Grund, kaufst du ihn, wenn dein Geld reicht; es gibt keinen Knopf und kein Nein. Hast du genau den Preis, kaufst du und hast 0. Hast du weniger, geschieht nichts.',
  'rules.buy.2':
    'Der Preis verlässt das Spiel. Ein Feld bleibt deins, bis du raus bist; nichts lässt sich verkaufen, tauschen, leihen oder verschenken.',
  'rules.rent': 'Pacht',
  'rules.rent.1': 'Auf fremdem Grund zahlst du dem Besitzer; auf eigenem geschieht nichts.',
  'rules.rent.2': 'Ein Gebiet hat seine eigene Pacht, von 100 bis 4.000.',
  'rules.rent.3':
    'Eine Flotte kostet 500, 1.000, 2.000 oder 4.000, je nachdem, wie viele Flotten ihr Besitzer gerade hat.',
  'rules.rent.4':
    'Am Fronhof wirfst du beide Würfel neu: 100 × dieser Wurf × die Fronhöfe des Besitzers. Der Wurf, der dich hergebracht hat, zählt nicht.',
  'rules.events': 'Zuflucht und Abgaben',
  'rules.events.1': 'Mauerstadt bringt 5.000, Kloster 500. Sie können niemandem gehören.',
  'rules.events.2':
    'Die Goldmine kostet 2.000. Bei der Karawane wählst du: 4.000 oder ein Zehntel deines Vermögens, abgerundet. Vermögen sind dein Geld und die Preise deiner Felder.',
  'rules.events.3':
    'Beides kann mehr sein als dein Geld. Läuft deine Zeit dort ab, wird genommen, was du zahlen kannst, sonst das Kleinere.',
  'rules.out': 'Rausfliegen',
  'rules.out.1':
    'Schuldest du mehr, als du hast, bekommt dein Gläubiger all dein Geld, und du bist raus: Deine Figur verlässt das Brett, deine Felder sind sofort frei und kosten wieder den vollen Preis. Mit genau 0 bist du noch drin.',
  'rules.out.2':
    'Aufgeben darfst du immer, außer wenn du gerade etwas schuldest. Dein Geld verlässt dann das Spiel. Schuldete dir jemand Pacht für einen Fronhof, verfällt sie.',
  'rules.auto': 'Für mich würfeln',
  'rules.auto.1':
    'Eingeschaltet würfelt der Tisch nach einer Sekunde für dich, auch am Fronhof. Die Karawane fragt weiterhin. Wer lange weg ist oder zwei Uhren ablaufen lässt, ist abwesend: Dann würfelt und wählt der Tisch, bis er etwas tut.',
  'rules.end': 'Das Ende',
  'rules.end.1':
    'Es ist aus, sobald nur einer übrig ist; wer später rausflog, steht weiter vorn. Nach 20.000 Zügen gewinnt das größte Vermögen.',
  'rules.overlooked': 'Oft übersehen',
  'rules.overlooked.1': 'Für eine Runde gibt es kein Geld.',
  'rules.overlooked.2': 'Genau 0 ist noch drin.',
  'rules.overlooked.3': 'Das Zehntel der Karawane kann mehr sein als dein Geld.',
  'rules.overlooked.4': 'Ein Fronhof hat seinen eigenen Wurf.',
  'rules.overlooked.5': 'Jede weitere Flotte erhöht die Pacht aller.',

  'rules.fields': 'Die Arten der Felder',
  'rules.fields.type': 'Art',
  'rules.fields.price': 'Preis',
  'rules.fields.effect': 'Wer dort landet',
  'rules.fields.1': 'Gebiet, 11',
  'rules.fields.1.price': '1.000 bis 8.000',
  'rules.fields.1.effect': 'zahlt 100 bis 4.000',
  'rules.fields.2': 'Fronhof, 2',
  'rules.fields.2.price': '2.500',
  'rules.fields.2.effect': 'zahlt 100 × neuer Wurf × Fronhöfe',
  'rules.fields.3': 'Flotte, 4',
  'rules.fields.3.price': '4.000',
  'rules.fields.3.effect': 'zahlt 500 bis 4.000',
  'rules.fields.4': 'Zuflucht, 2',
  'rules.fields.4.price': 'keiner',
  'rules.fields.4.effect': 'bekommt 5.000 oder 500',
  'rules.fields.5': 'Abgabe, 2',
  'rules.fields.5.price': 'keiner',
  'rules.fields.5.effect': 'verliert 2.000, oder 4.000 oder ein Zehntel',
};
