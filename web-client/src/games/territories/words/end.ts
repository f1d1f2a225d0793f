/** The words of the end. */
export const endWords = {
  'end.wins': '{name} is the last one standing',
  'end.wins.you': 'You are the last one standing',
  'end.limit.you': 'You win with {assets}',
  'end.limit.shared.you': 'You share the win with {names}: {assets} each',
  'end.last.you': 'You went out last, in turn {turn}.',
  'end.limit': '{name} wins with {assets}',
  'end.limit.shared': '{names} share the win with {assets}',
  'end.turn': 'Turn {turn}.',
  'end.last': '{name} went out last, in turn {turn}.',
  'end.limit.line': 'The last of 20,000 turns is over.',
  'end.papers': 'From first to last',
  'end.legend.fields': 'fields',
  'end.legend.money': 'money',
  'end.legend.turns': 'turns in the game',
  'end.assets': '{fields} + {money}',
  'end.out': 'out in turn {turn}',
  'end.out.resigned': 'gave up in turn {turn}',
  'end.out.rent': 'out in turn {turn}: owed {name} {due} on {field}, had {paid}',
  'end.out.rent.you': 'out in turn {turn}: owed you {due} on {field}, had {paid}',
  'end.out.debt': 'out in turn {turn}: owed {due} on {field}, had {paid}',
  'end.bar': 'fields {fields}, money {money}',
  'end.bar.out': 'in the game for {turn} of {all} turns',
  'end.place': 'Place {place}',
  'end.facts': 'What stood out',
  'end.check': 'Check the dice',
  'fact.payment':
    '{from} paid {paid} to {to} on {field} in turn {turn}, more than anybody at once.',
  'fact.payment.you':
    'You paid {paid} to {to} on {field} in turn {turn}, more than anybody at once.',
  'fact.payment.to-you':
    '{from} paid you {paid} on {field} in turn {turn}, more than anybody at once.',
  'fact.escape.you':
    'You threw {first}+{second} in turn {turn} and stayed in, with a chance of {chance} to be out.',
  'fact.escape':
    '{name} threw {first}+{second} in turn {turn} and stayed in, with a chance of {chance} to be out.',
  'fact.earned': '{field} has earned {sum}, more than any other field.',
  'fact.earned.next': 'Then come {list}.',
  'fact.earned.one': '{field} with {sum}',
  'fact.quiet': 'Nobody ever paid rent on {list}.',
} as const;
