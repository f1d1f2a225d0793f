/** The words of the guide through the first go. */
export const guideWords = {
  'guide.chances': 'See what a throw brings',
  'guide.chances.title': 'What each total brings',
  'guide.chances.line':
    'A bar upwards is what you get, a hatched one downwards what you pay first. Each town begins with a Wheat Field, which earns at a 1, and a Bakery, which earns at 2 or 3.',
  'guide.throw': 'Throw the die',
  'guide.throw.title': 'One die for now',
  'guide.throw.line':
    'The total makes cards act in all towns: blue ones on every throw, green ones only on yours, red ones when others throw. Two dice need the Train Station.',
  'guide.throw.do': 'Throw one die',
  'guide.market': 'Look at the market',
  'guide.market.title': 'What is on offer',
  'guide.market.line':
    'The numbers at the top say when a card acts, the coin at the foot what it costs. After your throw you may build one card, and the deck fills up what is sold out.',
  'guide.landmarks': 'Know what you play for',
  'guide.landmarks.title': 'Your Landmarks',
  'guide.landmarks.line':
    'Once somebody has built them all, the round is played to its end, and of those who have them all the one with the most coins wins. Each helps you as soon as it stands.',
  'guide.build': 'Build something',
  'guide.build.title': 'Your first card',
  'guide.build.line':
    'Press a lit card and then Build, or take this one: it can earn with one die already. Then the next player is on turn.',
  'guide.build.wait': 'Throw first. Then what you can pay for is lit, and you can build one of it.',
  'guide.build.none':
    'Nothing suits your first coins just now. Build nothing, keep them, and the next player is on turn.',
  'guide.build.do': 'Build {card}, {cost}',
} as const;
