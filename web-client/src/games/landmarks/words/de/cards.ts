import type { Translation } from '../../../../i18n/catalogue';
import type { cardWords as english } from '../cards';
import { nameWords } from './names';

/** All cards in German: names, the same as something that is built or given, and what each does. */
export const cardWords: Translation<typeof english> = {
  ...nameWords,

  'a.harbour': 'den Hafen',
  'a.train-station': 'den Bahnhof',
  'a.shopping-mall': 'das Einkaufszentrum',
  'a.amusement-park': 'den Freizeitpark',
  'a.radio-tower': 'den Funkturm',
  'a.airport': 'den Flughafen',
  'a.city-hall': 'das Rathaus',
  'a.wheat-field': 'ein Weizenfeld',
  'a.sushi-bar': 'eine Sushi-Bar',
  'a.general-store': 'einen Dorfladen',
  'a.livestock-farm': 'einen Viehhof',
  'a.bakery': 'eine Bäckerei',
  'a.cafe': 'ein Café',
  'a.corn-field': 'ein Maisfeld',
  'a.convenience-store': 'einen Minimarkt',
  'a.demolition-company': 'eine Abrissfirma',
  'a.flower-orchard': 'ein Blumenfeld',
  'a.forest': 'einen Wald',
  'a.french-restaurant': 'ein Bistro Paris',
  'a.loan-office': 'ein Kreditbüro',
  'a.flower-shop': 'einen Blumenladen',
  'a.stadium': 'ein Stadion',
  'a.tv-station': 'einen Fernsehsender',
  'a.business-complex': 'einen Bürokomplex',
  'a.pizza-joint': 'eine Pizzeria',
  'a.vineyard': 'einen Weinberg',
  'a.publisher': 'einen Verlag',
  'a.cheese-factory': 'eine Käserei',
  'a.hamburger-stand': 'einen Burgerstand',
  'a.mackerel-boat': 'einen Makrelenkutter',
  'a.furniture-factory': 'eine Möbelfabrik',
  'a.renovation-company': 'eine Sanierungsfirma',
  'a.tax-office': 'ein Finanzamt',
  'a.winery': 'eine Weinkellerei',
  'a.mine': 'ein Bergwerk',
  'a.moving-company': 'eine Umzugsfirma',
  'a.restaurant': 'ein Restaurant',
  'a.tech-startup': 'ein Start-up',
  'a.apple-orchard': 'einen Apfelgarten',
  'a.convention-center': 'ein Kongresszentrum',
  'a.soda-bottling-plant': 'eine Limonadenfabrik',
  'a.produce-market': 'einen Obstmarkt',
  'a.park': 'einen Park',
  'a.food-warehouse': 'ein Vorratslager',
  'a.members-only-club': 'einen Privatklub',
  'a.tuna-boat': 'einen Thunfischkutter',

  'effect.harbour': 'Zeigen deine Würfel zusammen 10 oder mehr, darfst du 2 dazuzählen.',
  'effect.train-station': 'Du darfst mit zwei Würfeln würfeln statt mit einem.',
  'effect.shopping-mall':
    'Jede Bäckerei, jedes Café, jeder Minimarkt und jedes Restaurant von dir bringt 1 mehr, wenn die Karte wirkt. Sonst keine Karte.',
  'effect.amusement-park':
    'Bleiben die Würfel deines Zugs bei einem Pasch, folgt noch ein Zug von dir.',
  'effect.radio-tower':
    'Einmal in jedem deiner Züge darfst du alle deine Würfel noch einmal werfen; dann gilt der zweite Wurf.',
  'effect.airport': 'Jeder deiner Züge, in dem du nichts baust, bringt 10 aus der Bank.',
  'effect.city-hall':
    'Hast du vor dem Bauen keine Münze mehr, gibt dir die Bank 1. Es ist kein Wahrzeichen und wird nie versetzt, geschlossen oder abgerissen.',
  'effect.wheat-field': 'Egal, wer würfelt: Die Bank zahlt dir 1.',
  'effect.sushi-bar': 'Wer sonst diese Zahl wirft, zahlt dir 3, wenn du den Hafen hast.',
  'effect.general-store':
    'Würfelst du selbst: Die Bank zahlt dir 2, solange du weniger als zwei Wahrzeichen hast.',
  'effect.livestock-farm': 'Egal, wer würfelt: Die Bank zahlt dir 1.',
  'effect.bakery': 'Würfelst du selbst: Die Bank zahlt dir 1, mit deinem Einkaufszentrum 2.',
  'effect.cafe': 'Wer sonst diese Zahl wirft, zahlt dir 1, mit deinem Einkaufszentrum 2.',
  'effect.corn-field':
    'Egal, wer würfelt: Die Bank zahlt dir 1, solange du weniger als zwei Wahrzeichen hast.',
  'effect.convenience-store':
    'Würfelst du selbst: Die Bank zahlt dir 3, mit deinem Einkaufszentrum 4.',
  'effect.demolition-company':
    'Würfelst du selbst: Du musst eines deiner Wahrzeichen wieder abbauen, und die Bank zahlt dir 8. Steht keines, geschieht nichts.',
  'effect.flower-orchard': 'Egal, wer würfelt: Die Bank zahlt dir 1.',
  'effect.forest': 'Egal, wer würfelt: Die Bank zahlt dir 1.',
  'effect.french-restaurant':
    'Wer sonst diese Zahl wirft und zwei Wahrzeichen oder mehr hat, zahlt dir 5.',
  'effect.loan-office':
    'Beim Kauf: Die Bank zahlt dir 5, ein einziges Mal. Würfelst du selbst: Du zahlst der Bank 2 oder alles, was du hast, immer wieder.',
  'effect.flower-shop': 'Würfelst du selbst: Die Bank zahlt dir 1 für jedes deiner Blumenfelder.',
  'effect.stadium': 'Würfelst du selbst: Alle anderen zahlen dir je 2.',
  'effect.tv-station': 'Würfelst du selbst: Wen du wählst, zahlt dir 5.',
  'effect.business-complex':
    'Würfelst du selbst: Du darfst eine blaue, grüne oder rote Karte von dir gegen eine von jemand anderem tauschen.',
  'effect.pizza-joint': 'Wer sonst diese Zahl wirft, zahlt dir 1.',
  'effect.vineyard': 'Egal, wer würfelt: Die Bank zahlt dir 3.',
  'effect.publisher':
    'Würfelst du selbst: Alle anderen zahlen dir je 1 für jede Karte mit Tasse oder Brot in der eigenen Stadt, offen oder geschlossen.',
  'effect.cheese-factory': 'Würfelst du selbst: Die Bank zahlt dir 3 für jeden deiner Viehhöfe.',
  'effect.hamburger-stand': 'Wer sonst diese Zahl wirft, zahlt dir 1.',
  'effect.mackerel-boat': 'Egal, wer würfelt: Die Bank zahlt dir 3, wenn du den Hafen hast.',
  'effect.furniture-factory':
    'Würfelst du selbst: Die Bank zahlt dir 3 für jeden deiner Wälder und jedes deiner Bergwerke.',
  'effect.renovation-company':
    'Würfelst du selbst: Du nennst eine blaue, grüne oder rote Karte, und alle offenen davon schließen in allen Städten. Die anderen zahlen dir 1 für jede ihrer Karten, die schließt.',
  'effect.tax-office':
    'Würfelst du selbst: Wer sonst 10 Münzen oder mehr hat, zahlt dir die Hälfte, abgerundet.',
  'effect.winery':
    'Würfelst du selbst: Die Bank zahlt dir 6 für jeden deiner Weinberge. Dann schließt diese Karte, auch wenn sie nichts gebracht hat.',
  'effect.mine': 'Egal, wer würfelt: Die Bank zahlt dir 5.',
  'effect.moving-company':
    'Würfelst du selbst: Du musst jemand anderem eine blaue, grüne oder rote Karte von dir geben, und die Bank zahlt dir 4.',
  'effect.restaurant':
    'Wer sonst eine dieser Zahlen wirft, zahlt dir 2, mit deinem Einkaufszentrum 3.',
  'effect.tech-startup':
    'Würfelst du selbst: Alle anderen zahlen dir je so viel, wie auf dieser Karte liegt. Am Ende jedes deiner Züge darfst du eine deiner Münzen darauf legen; dort bleibt sie.',
  'effect.apple-orchard': 'Egal, wer würfelt: Die Bank zahlt dir 3.',
  'effect.convention-center':
    'Würfelst du selbst: Du darfst stattdessen eine einzelne blaue, grüne oder rote Karte von dir wirken lassen. Dann geht diese Karte in den Markt zurück.',
  'effect.soda-bottling-plant':
    'Würfelst du selbst: Die Bank zahlt dir 1 für jede rote Karte in allen Städten, auch in deiner.',
  'effect.produce-market':
    'Würfelst du selbst: Die Bank zahlt dir 2 für jedes deiner Weizenfelder und jeden deiner Apfelgärten.',
  'effect.park':
    'Würfelst du selbst: Die Münzen aller kommen zusammen und werden gleich verteilt, aufgerundet. Was fehlt, legt die Bank dazu.',
  'effect.food-warehouse': 'Würfelst du selbst: Die Bank zahlt dir 2 für jede deiner roten Karten.',
  'effect.members-only-club':
    'Wer sonst eine dieser Zahlen wirft und drei Wahrzeichen oder mehr hat, zahlt dir alle Münzen.',
  'effect.tuna-boat':
    'Egal, wer würfelt: Zwei weitere Würfel fallen, einmal für alle, und die Bank zahlt dir, was sie zeigen, wenn du den Hafen hast.',
};
