import type { Translation } from '../../../../i18n/catalogue';
import type { knowledgeWords as english } from '../en/knowledge';

/** The words of charts, owners and goals, in German. */
export const knowledgeWords: Translation<typeof english> = {
  'charts.measure': 'Was zu sehen ist',
  'charts.net': 'Reinvermögen nach Runden',
  'charts.net.short': 'Netto',
  'charts.net.note':
    'Bargeld weniger Schulden und alle Werte, wie gedruckt; jetzt bei bekanntem Reichtum, wie sie sind.',
  'charts.debt': 'Schulden nach Runden',
  'charts.debt.short': 'Schulden',
  'charts.debt.note': 'Was alle der Bank schulden.',
  'charts.rent': 'Erhaltene Mieten nach Runden',
  'charts.rent.short': 'Mieten',
  'charts.rent.note': 'Alle Mieten bis zu dieser Runde, was auch immer dafür gegeben wurde.',
  'charts.round': 'Runde',
  'charts.now': 'jetzt',
  'charts.soon': 'Die Linien beginnen, wenn die erste Runde vorbei ist.',
  'charts.mark.call': 'Verdacht',
  'charts.mark.level': 'Werte {level}',
  'charts.mark.rate': 'Zins {rate}',

  'owners.title': 'Wem was gehört',
  'owners.power': 'eine Macht braucht {n}',
  'owners.count': '{n} von {of}',
  'owners.none': 'nichts',
  'owners.space': '{space}, {value}',

  'goals.note':
    'Für Ziele zählen die gedruckten Werte, Schulden gehen ab. Zwei können dasselbe Ziel haben.',
  'goals.yours': 'deins',
  'goals.open': 'bekannt:',
  'goals.thrown': 'abgelegt:',
};
