import type { Translation } from '../../../../i18n/catalogue';
import type { knowledgeWords as english } from '../knowledge';

/** What stands beside the board, in German. */
export const knowledgeWords: Translation<typeof english> = {
  'standing.turn': 'Zug {turn}',
  'standing.over': 'in Zug {turn} beendet',
  'pill.roll': 'Dein Wurf',
  'pill.camp': 'Deine Pacht',
  'pill.tax': 'Deine Abgabe',
  'pill.auto': 'Der Tisch würfelt',
  'pill.over': 'Vorbei',

  'seat.money': 'Geld',
  'seat.fields': 'Felder',
  'seat.assets': 'Vermögen',
  'seat.assetsOf': 'Vermögen {assets}',
  'seat.out': '{place}. Platz, Zug {turn}',
  'seat.auto': 'Tisch würfelt',
  'seat.absent': 'abwesend',

  'risk.yours': 'Was dieser Wurf bringen kann',
  'risk.of': 'Was {name} würfeln kann',
  'risk.camp.yours': 'Wie hoch deine Pacht sein kann',
  'risk.camp.of': 'Was {name} zahlen könnte',
  'risk.total': 'Wurf',
  'risk.chance': 'Chance',
  'risk.field': 'Feld',
  'risk.effect': 'Was es bringt',
  'risk.owner': 'gehört {name}',
  'risk.ways': '{n} von 36',
  'risk.safe.you': 'du kannst nicht rausfliegen',
  'risk.safe': 'kann nicht rausfliegen',
  'risk.out': 'raus: {chance}',
  'risk.foot': 'Balken zeigen die Chance in 36steln: Eine 7 kommt in 36 Würfen sechsmal.',
  'chance.percent': '{n}\u00a0%',
  'chance.less': 'unter 1\u00a0%',
  'chance.sure': 'sicher',

  'wealth.assets': 'Vermögen',
  'wealth.money': 'Geld',
  'wealth.assets.short': 'Vermögen',
  'wealth.money.short': 'Geld',
  'wealth.measure': 'Gezeigte Kurve',
  'wealth.thousands': '{n}k',
  'wealth.out': '{name} ist raus',
  'wealth.same.assets':
    'Alle haben bisher {sum}. Kaufen ändert daran nichts; Pacht, Zuflucht und Abgaben schon.',
  'wealth.same.money': 'Alle haben bisher {sum}.',
  'wealth.turn': 'Zug',

  'ranking.title': 'Rangliste',
  'ranking.in': 'noch dabei, Vermögen {assets}',

  'fields.tab': 'Felder',
  'fields.charts': 'Kurven',
  'fields.number': 'Nr.',
  'fields.field': 'Feld',
  'fields.owner': 'Besitzer',
  'fields.price': 'Preis',
  'fields.effect': 'Wirkung',
  'fields.nobody': 'frei',
  'fields.none': '–',
  'fields.event': 'Ereignis',
  'fields.fleet': 'nach Zahl der Flotten',
  'fields.camp': '100 × Wurf × Fronhöfe',

  'hint.buying': 'Kaufen ist hier Pflicht: Es gibt keinen Knopf dafür.',
  'hint.noMoney':
    'Über Stammeslager hinweg gibt es kein Geld: Nur Zuflucht und Pacht bringen welches.',
  'hint.zero': 'Genau 0 ist noch drin: Raus ist, wer mehr zahlen müsste, als da ist.',
  'hint.camp': 'Die Pacht eines Fronhofs hat ihren eigenen Wurf.',
  'hint.caravan': 'Beim Zehntel zählen die Felder mit; es kann mehr sein als dein Geld.',
};
