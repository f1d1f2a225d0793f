/** The sentences of the log; a key is `line.` and the code of the line. */
export const storyWords = {
  'line.starts': '{seat} begins, by lot. {colour}',
  'line.bought': '{seat} throws {dice}, lands on {field}: bought for {price}.',
  'line.too-dear':
    '{seat} throws {dice}, lands on {field}: buys nothing, needs {price}, has {money}.',
  'line.own-ground': '{seat} throws {dice}, lands on {field}: own ground.',
  'line.rent-paid': '{seat} throws {dice}, lands on {field}: pays {paid} rent to {owner}.',
  'line.rent-paid-in-part':
    '{seat} throws {dice}, lands on {field} ({owner}) and has {paid} of {due}: {owner} gets {paid}.',
  'line.camp-reached':
    '{seat} throws {dice}, lands on {field} ({owner}): rent is 100 × a new throw × {camps}.',
  'line.camp-rent-paid': '{seat} throws {dice} for the rent of {field}: pays {owner} {paid}.',
  'line.camp-rent-paid-in-part':
    '{seat} throws {dice} for the rent of {field} and has {paid} of {due}: {owner} gets {paid}.',
  'line.rent-lapsed': '{owner} is gone: {seat} owes nothing any more.',
  'line.bonus-received': '{seat} throws {dice}, lands on {field}: gets {amount}.',
  'line.goldmine-paid': '{seat} throws {dice}, lands on {field}: loses {paid}.',
  'line.goldmine-paid-in-part':
    '{seat} throws {dice}, lands on {field} and has {paid} of {due}: all of it is lost.',
  'line.caravan-reached':
    '{seat} throws {dice}, lands on {field}: it asks {fixed}, or {percent}, a tenth of everything.',
  'line.caravan-paid': '{seat} pays the Caravan {paid}.',
  'line.caravan-paid-in-part': '{seat} has {paid} of {due} for the Caravan: all of it is lost.',
  'line.out': '{seat} is out. {freed}',
  'line.resigned': '{seat} gives up; {money} leaves the game. {freed}',
  'line.time-up': 'Time is up for {seat}: the table plays this once.',
  'line.went-absent': '{seat} is absent: the table throws.',
  'line.came-back': '{seat} is back.',
  'line.won': '{seat} is the last one standing.',
  'line.turn-limit': 'The last turn of all is over: {seats} wins by assets.',
  'line.turn-limit.shared': 'The last turn of all is over: {seats} share the win by assets.',

  'story.free': { one: '{n} field is free again.', other: '{n} fields are free again.' },
  'story.left.of': '({money} left)',
  'story.pips': '{first}+{second}',

  'refused.game-over': 'The game is over.',
  'refused.not-a-player': 'You have no seat in this game.',
  'refused.eliminated': 'You are out: you can only watch.',
  'refused.not-your-turn': 'It is not your turn.',
  'refused.not-your-turn.of': '{name} is on turn.',
  'refused.wrong-phase': 'This cannot be done just now.',
  'refused.wrong-phase.camp': 'First throw for the rent that you owe.',
  'refused.wrong-phase.tax': 'First choose what you pay the Caravan.',
  'refused.bad-parameter': 'There is no such choice.',
  'refused.bad-option':
    'A clock takes 5 seconds for a throw and 10 for the tax at least, or is off.',
} as const;
