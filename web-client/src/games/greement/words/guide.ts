/** The words of the guide through the first turn, and of the hints that come once. */
export const guideWords = {
  'guide.find': 'Find your square',
  'guide.find.title': 'This is your square',
  'guide.find.line':
    'Frame and mark show it: {square}. Grow from there: when the hidden alarm rings, the richest wins (squares + money − debt).',
  'guide.buy': 'Buy next door, no tax',
  'guide.buy.title': 'Buy next door',
  'guide.buy.line': '{square} touches yours: it costs {coins}. Further away tax comes on top.',
  'guide.buy.bare': 'Bare land earns once it is seeded, for {seed} more.',
  'guide.buy.mine': 'A gold mine earns as it is.',
  'guide.not.ground': '{chosen} is {kind}, which nobody can buy.',
  'guide.not.again': '{chosen} is yours already.',
  'guide.not.theirs': '{chosen} belongs to {name}.',
  'guide.not.dear': 'For {chosen} you lack {missing}.',
  'guide.buy.far.title': 'Buy further away',
  'guide.buy.far':
    'You chose {square}: it costs {coins}, with the tax for every step. Next door there is none.',
  'guide.buy.do': 'Buy {square}, {coins}',
  'guide.buy.none':
    'Nothing next door is within your purse just now. Numbers on the map are prices for you.',
  'guide.seed': 'Seed a land',
  'guide.seed.title': 'Bare land earns nothing',
  'guide.seed.line':
    'Seed {square} for {coins} and it brings {profit} at the start of each of your turns, from the next one on.',
  'guide.seed.bought': '{about} is yours now.',
  'guide.seed.mine': '{about} is a gold mine: it earns as it is.',
  'guide.seed.done': '{about} is seeded already.',
  'guide.seed.notYours': '{about} is not yours, so it cannot be seeded.',
  'guide.seed.dear':
    'Seeding {square} costs {coins}, {missing} more than you have: borrow it, or seed in your next turn.',
  'guide.seed.none': 'Once you have bare land, seed it: only crops, cattle and mines bring money.',
  'guide.seed.do': 'Seed {square}, {coins}',
  'guide.paper': 'Read your paper',
  'guide.paper.title': 'Your paper',
  'guide.paper.stands': 'Money and debt stand there, for your eyes only.',
  'guide.paper.spent':
    'What you paid for {squares} stands there, with money and debt, for your eyes only.',
  'guide.paper.grows':
    'Debts grow at the end of every own turn, also the first: now {debt}, then {after}.',
  'guide.turn': 'End the turn',
  'guide.turn.title': 'End the turn',
  'guide.turn.line': 'When you are done, end the turn. Nothing is repaid by itself.',
  'guide.turn.line.clock':
    'When you are done, end the turn. After three minutes the clock does it for you, and repays nothing.',
  'guide.turn.do': 'End turn, debt {debt} → {after}',
  'guide.turn.bare': '{square} is still bare: {coins} would bring {profit} a turn.',
  'guide.turn.profit': 'Your next turn begins with {profit} from your squares.',
  'guide.pause':
    'A turn has three minutes: “Pause the game” in the menu at the top stops its clock at once.',
  'hint.debt': 'Debts double at the end of every own turn, also the first.',
  'hint.growth': 'Loan\u00a0× is above 2: debts grow faster than double at the end of your turn.',
  'hint.vote': 'A vote not cast helps the event.',
  'hint.diagonal': 'Diagonals do not count: only squares that share a side touch.',
  'hint.share': 'Only this event can be paid off together.',
  'hint.alone': 'This event cannot be shared: one pays it whole.',
  'hint.loan': 'Loans are capped for each turn, not in all.',
  'hint.price': 'Lakes and mountains multiply profit and value, never the price.',
  'guide.away': 'Guide',
  'guide.away.name': 'Guide: go on',
} as const;
