import type { Translation } from '../../../../i18n/catalogue';
import type { readerWords as english } from '../reader';

/** What log and middle say to a reader of himself, in German. */
export const readerWords: Translation<typeof english> = {
  'line.starts.you': 'Du beginnst, so will es das Los. {colour}',
  'line.bought.you': 'Du würfelst {dice}, landest auf {field}: gekauft für {price}.',
  'line.too-dear.you':
    'Du würfelst {dice}, landest auf {field}: kein Kauf, Preis {price}, du hast {money}.',
  'line.own-ground.you': 'Du würfelst {dice}, landest auf {field}: eigener Grund.',
  'line.rent-paid.you': 'Du würfelst {dice}, landest auf {field}: Du zahlst {owner} {paid} Pacht.',
  'line.rent-paid.to-you': '{seat} würfelt {dice}, landet auf {field}: zahlt dir {paid} Pacht.',
  'line.rent-paid-in-part.you':
    'Du würfelst {dice}, landest auf {field} ({owner}) und hast {paid} von {due}: {owner} bekommt {paid}.',
  'line.rent-paid-in-part.to-you':
    '{seat} würfelt {dice}, landet auf {field} (deins) und hat {paid} von {due}: Du bekommst {paid}.',
  'line.camp-reached.you':
    'Du würfelst {dice}, landest auf {field} ({owner}): Pacht ist 100 × neuer Wurf × {camps}.',
  'line.camp-reached.to-you':
    '{seat} würfelt {dice}, landet auf {field} (deins): Pacht ist 100 × neuer Wurf × {camps}.',
  'line.camp-rent-paid.you':
    'Du würfelst {dice} um die Pacht für {field}: Du zahlst {owner} {paid}.',
  'line.camp-rent-paid.to-you': '{seat} würfelt {dice} um die Pacht für {field}: zahlt dir {paid}.',
  'line.camp-rent-paid-in-part.you':
    'Du würfelst {dice} um die Pacht für {field} und hast {paid} von {due}: {owner} bekommt {paid}.',
  'line.camp-rent-paid-in-part.to-you':
    '{seat} würfelt {dice} um die Pacht für {field} und hat {paid} von {due}: Du bekommst {paid}.',
  'line.rent-lapsed.you': '{owner} ist weg: Du schuldest nichts mehr.',
  'line.rent-lapsed.to-you': 'Du bist weg: {seat} schuldet nichts mehr.',
  'line.bonus-received.you': 'Du würfelst {dice}, landest auf {field}: Du bekommst {amount}.',
  'line.goldmine-paid.you': 'Du würfelst {dice}, landest auf {field}: Du verlierst {paid}.',
  'line.goldmine-paid-in-part.you':
    'Du würfelst {dice}, landest auf {field} und hast {paid} von {due}: Alles ist verloren.',
  'line.caravan-reached.you':
    'Du würfelst {dice}, landest auf {field}: Sie verlangt {fixed} oder {percent}, ein Zehntel von allem.',
  'line.caravan-paid.you': 'Du zahlst der Karawane {paid}.',
  'line.caravan-paid-in-part.you': 'Du hast {paid} von {due} für die Karawane: Alles ist verloren.',
  'line.out.you': 'Du bist raus. {freed}',
  'line.resigned.you': 'Du gibst auf; {money} verlassen das Spiel. {freed}',
  'line.time-up.you': 'Deine Zeit ist um: Der Tisch spielt dieses eine Mal für dich.',
  'line.went-absent.you': 'Du bist abwesend: Der Tisch würfelt, bis du es tust.',
  'line.came-back.you': 'Du bist wieder da.',
  'line.won.you': 'Nur du bist noch übrig.',

  'news.starts.you': 'Du beginnst, per Los',
  'news.bought.you': 'Du kaufst {field} für {price}',
  'news.too-dear.you': '{field} kostet {price}, du hast {money}: kein Kauf',
  'news.own-ground.you': 'Du stehst auf eigenem Grund, {field}',
  'news.rent-paid.you': 'Du zahlst {owner} {paid}, Pacht für {field}',
  'news.rent-paid.to-you': '{name} zahlt dir {paid}, Pacht für {field}',
  'news.rent-paid-in-part.you': 'Du zahlst {owner} {paid} von {due}, Pacht für {field}',
  'news.rent-paid-in-part.to-you': '{name} zahlt dir {paid} von {due}, Pacht für {field}',
  'news.camp-rent-paid.you': 'Du zahlst {owner} {paid}, Pacht für {field}',
  'news.camp-rent-paid.to-you': '{name} zahlt dir {paid}, Pacht für {field}',
  'news.camp-rent-paid-in-part.you': 'Du zahlst {owner} {paid} von {due}, Pacht für {field}',
  'news.camp-rent-paid-in-part.to-you': '{name} zahlt dir {paid} von {due}, Pacht für {field}',
  'news.camp-reached.you': 'Du schuldest {owner} 100 × neuer Wurf × {camps}',
  'news.camp-reached.to-you': '{name} schuldet dir 100 × neuer Wurf × {camps}',
  'news.bonus-received.you': 'Du bekommst {amount}, {field}',
  'news.goldmine-paid.you': 'Du verlierst {paid}, {field}',
  'news.goldmine-paid-in-part.you': 'Du hast {paid} von {due}, alles verloren: {field}',
  'news.caravan-reached.you': 'Du wählst: {fixed} oder {percent}, {field}',
  'news.caravan-paid.you': 'Du zahlst der Karawane {paid}',
  'news.caravan-paid-in-part.you': 'Du hast {paid} von {due}, alles an die Karawane verloren',
  'news.out.you': 'Du bist raus',

  'camp.you': 'Du',
  'camp.pays.you': 'Du zahlst an {owner}',
  'camp.pays.to-you': '{name} zahlt an dich',

  'story.colour': 'Deine Farbe: {colour}, {mark}.',
  'story.thrown-for': 'Für dich gewürfelt.',
  'story.chosen-for': 'Für dich gewählt.',
  'story.thrown-by': 'Vom Tisch gewürfelt.',
  'story.chosen-by': 'Vom Tisch gewählt.',
  'story.left': 'Dir bleiben {money}.',
  'story.now': 'Du hast jetzt {money}.',
};
