/** The words of charts, owners and goals. */
export const knowledgeWords = {
  'charts.measure': 'What is shown',
  'charts.net': 'Net wealth by round',
  'charts.net.short': 'Net',
  'charts.net.note':
    'Cash less debt and all values, as printed; now for a known Wealth player as they are.',
  'charts.debt': 'Debt by round',
  'charts.debt.short': 'Debt',
  'charts.debt.note': 'What everybody owes the bank.',
  'charts.rent': 'Rents received by round',
  'charts.rent.short': 'Rents',
  'charts.rent.note': 'All rents received up to this round, whatever was given for them.',
  'charts.round': 'Round',
  'charts.now': 'now',
  'charts.soon': 'The lines begin when the first round is over.',
  'charts.mark.call': 'call-out',
  'charts.mark.level': 'values {level}',
  'charts.mark.rate': 'interest {rate}',

  'owners.title': 'Who owns what',
  'owners.power': 'a power needs {n}',
  'owners.count': '{n} of {of}',
  'owners.none': 'none',
  'owners.space': '{space}, {value}',

  'goals.note':
    'Goals count printed values, and debt is taken off. Two players may have the same goal.',
  'goals.yours': 'yours',
  'goals.open': 'known:',
  'goals.thrown': 'thrown away:',
} as const;
