/** The words of the guide through the first turn, and of hints. */
export const guideWords = {
  'guide.farm': 'Claim a first farm',
  'guide.farm.title': 'One farm is free',
  'guide.farm.line':
    'Everybody begins with a farm of the rural ring. Each is worth 1 and costs nothing now; your rural piece starts from there.',
  'guide.farm.do': 'Claim {space}',
  'guide.goal': 'Know your goal',
  'guide.goal.title': 'Only you see it',
  'guide.goal.line':
    'It counts the printed values of your properties and takes your debt off. Once it is met you declare it, at the beginning of a turn.',
  'guide.ring': 'Choose a ring and roll',
  'guide.ring.title': 'Three rings, one die',
  'guide.ring.line':
    'Inside, properties are worth more and cost more. You see where each throw would lead, what rent is due there and what is free. The rural ring is a good beginning.',
  'guide.ring.do': 'Roll on the rural ring',
  'guide.claim': 'Claim something',
  'guide.claim.title': 'One claim a turn',
  'guide.claim.line':
    'Any dashed space of this ring can be yours, not only where you stand. Buying with debt is normal here; a farm on which the die has put you is free.',
  'guide.claim.wait': 'Roll first. Then everything vacant on that ring is dashed, with its price.',
  'guide.claim.none':
    'Nothing ahead of your piece can be had. End your turn and keep your debt low.',
  'guide.claim.do': 'Claim {space} for {price}',
  'guide.claim.free': 'Claim {space}, free',
  'guide.street': 'Mind the street',
  'guide.street.title': 'Pay Interest Street',
  'guide.street.line':
    'When a piece of yours passes it, every full 10 that you owe costs 1. Now end your turn; later it ends by itself after a claim, unless you switch that off.',

  'hint.goal': 'Choose freely: two players may have the same goal, and nobody sees it.',
  'hint.debt':
    'Buying with debt is normal here. Every full 10 that you owe costs interest at the street.',
  'hint.claim':
    'The die does not say what you may claim: every vacant space of this ring can be had.',
  'hint.printed': 'Your goal counts printed values, prices and rents those of the moment.',
  'hint.consolidate': 'After a consolidation you roll, and the turn ends without a claim.',
  'hint.wealth': 'Wealth is never declared: it takes the victory when the game ends.',
  'hint.network': 'A network loses 4 on each property when one of three is sold.',
  'hint.refuse':
    'Refusing the whole rent in money costs you the rent, and the other the rest of the turn.',
  'hint.power': 'You have enough properties on one ring: a power can be your whole turn.',
  'hint.lastRounds': 'The game ends after round 60, with or without a declaration.',
} as const;
