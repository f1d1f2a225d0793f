/** The words of the guide through the first turn. */
export const guideWords = {
  'guide.way': 'Be the last one left',
  'guide.way.title': 'The last with money left wins',
  'guide.way.line':
    'Whoever must pay more than they have is out. This is your piece: it walks clockwise by the sum of two dice, and only the field where it stops counts.',
  'guide.way.line.phone':
    'Whoever must pay more than they have is out. Your piece walks clockwise by the sum of two dice; only where it stops counts.',
  'guide.reach': 'Read the numbers',
  'guide.reach.title': 'The numbers 2 to 12',
  'guide.reach.line':
    'They lie on the fields that the next throw can reach. Their shape says what happens there:',
  'guide.reach.line.phone': 'Where the next throw may lead. Their shape says:',
  'guide.reach.heard':
    'A round one is no loss: you get money, or buy. A square one costs you money. One with a hollow skull may put you out. One with a full skull is more than you can pay: you are out.',
  'sign.safe': 'no loss: you get money, or buy',
  'sign.pay': 'you pay',
  'sign.maybe': 'may put you out',
  'sign.out': 'you cannot pay: out',
  'sign.safe.shape': 'Round:',
  'sign.pay.shape': 'Square:',
  'sign.maybe.shape': 'With a hollow skull:',
  'sign.out.shape': 'With a full skull:',
  'sign.safe.brief': 'no loss',
  'sign.pay.brief': 'you pay',
  'sign.maybe.brief': 'maybe out',
  'sign.out.brief': 'out',
  'guide.risk': 'Know the chances',
  'guide.risk.title': 'What this throw may bring',
  'guide.risk.line':
    'The same as a list, each with its chance in 36ths: a 7 comes most often. On top stands how likely you are out after this throw.',
  'guide.risk.line.phone': '7 is likeliest. Below is what the field earns.',
  'guide.risk.heard':
    'A list in this window tells of each sum from 2 to 12 its chance, its field, what landing there does, and what the field earns.',
  'guide.buying': 'Buying needs no button',
  'guide.buying.title': 'Buying needs no button',
  'guide.buying.line':
    'Free ground is bought by itself if you have its price; others then pay you rent there. With exactly 0 you are still in. The one thing you decide is what to pay at the Caravan.',
  'guide.buying.line.phone':
    'With its price in hand, landing buys free ground; others then pay you rent there. All you decide is what to pay the Caravan.',
  'guide.throw': 'Throw',
  'guide.throw.title': 'Your throw',
  'guide.throw.line': 'When it is your turn: press the button, or hold it to shake the dice.',
  'guide.throw.line.phone': 'Press the button, or hold it to shake the dice.',
  'guide.meanwhile': 'At 0:00 the table throws for you: nothing is lost.',
  'guide.absent': 'Your seat was idle: the table throws for you.',
} as const;
