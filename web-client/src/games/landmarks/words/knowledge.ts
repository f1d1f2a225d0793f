/** The words of charts, rules and hints. */
export const knowledgeWords = {
  'charts.tab': 'Charts',
  'charts.measure': 'What is shown',
  'charts.coins': 'Coins by round',
  'charts.coins.short': 'Coins',
  'charts.landmarks': 'Landmarks built, in coins',
  'charts.landmarks.short': 'Landmarks',
  'charts.round': 'Round',
  'charts.now': 'now',
  'charts.soon': 'The lines begin when the first round is over.',
  'charts.earlier': 'What happened before round {round} has not been loaded into this browser.',

  'income.title': 'What the cards have brought',
  'income.card': 'Card',
  'income.none': 'No card has brought anything yet.',
  'income.note':
    'What a card has cost is taken off: a Loan Office, the Park, coins put on the Tech Startup.',

  'throws.title': 'Throws and what was to be expected',
  'throws.none': 'Nobody has thrown yet.',
  'throws.of': {
    one: '{sum}: {n} time, {expected} to be expected',
    other: '{sum}: {n} times, {expected} to be expected',
  },
  'throws.note': {
    one: '{n} throw, each as it fell; the line shows what chance would give.',
    other: '{n} throws, each as it fell; the line shows what chance would give.',
  },

  'rules.aim': 'What it is about',
  'rules.aim.1':
    'Everybody runs a small town. The dice make cards earn, and what they earn builds more cards and, one after the other, your Landmarks.',
  'rules.aim.2':
    'Once somebody has built them all, the round is played to its end. Of those who have them all by then, the one with the most coins wins. Who was first does not count; with equal coins the victory is shared.',
  'rules.go': 'A go',
  'rules.go.1':
    'Throw one die; with the Train Station you may throw two. The total is the number of the go, in all towns.',
  'rules.go.2':
    'Then coins change hands, and at the end you may build one thing: a card from the market or one of your Landmarks. Nothing is a choice too.',
  'rules.colours': 'Whose throw, whose coins',
  'rules.head.colour': 'Card',
  'rules.head.roll': 'Acts on the throw of',
  'rules.head.coins': 'Who pays you',
  'rules.row.red': 'Red',
  'rules.row.red.roll': 'others',
  'rules.row.red.coins': 'the one who threw',
  'rules.row.blue': 'Blue',
  'rules.row.blue.roll': 'anyone',
  'rules.row.blue.coins': 'the bank',
  'rules.row.green': 'Green',
  'rules.row.green.roll': 'you',
  'rules.row.green.coins': 'the bank',
  'rules.row.purple': 'Purple',
  'rules.row.purple.roll': 'you',
  'rules.row.purple.coins': 'the other players; one of a kind in each town',
  'rules.order': 'In this order',
  'rules.order.1':
    'Red: the one who throws pays the others, one player after the other, anticlockwise.',
  'rules.order.2': 'Loan Offices of the one who throws cost their 2.',
  'rules.order.3':
    'Blue: first those of the one who throws, then those of the others, anticlockwise.',
  'rules.order.4': 'Green, then purple, from the top of the card table to its bottom.',
  'rules.order.5': 'City Hall gives 1 to one who throws and has nothing. Then comes building.',
  'rules.order.6':
    'Whoever has too little pays what there is. The rest is never owed, and nobody else makes it up.',
  'rules.closed': 'Open and closed',
  'rules.closed.1':
    'A closed card does nothing. When its number is thrown so that it would act, it opens instead, and acts the next time.',
  'rules.closed.2': 'Where cards are counted (“for each of your …”), closed ones count too.',
  'rules.market': 'The market',
  'rules.market.1':
    'So many kinds of cards are on offer, each with one copy or more. When a kind is sold out, the deck brings another at once.',
  'rules.market.2':
    'Usually low numbers, high numbers and purple cards have decks of their own, so that there is always some of each.',
  'rules.extra': 'Landmarks and dice',
  'rules.extra.1':
    'A double gives another whole go with the Amusement Park: the dice that were kept count, not the two of the Harbour and not those of the Tuna Boats.',
  'rules.extra.2':
    'The Radio Tower throws all dice again, before the Harbour adds its 2. The total may then be 12 to 14.',
  'rules.easy': 'Easily mistaken',
  'rules.easy.1': 'Blue cards earn on the throws of others too. Watch every throw.',
  'rules.easy.2': 'Green cards earn on your own throw only.',
  'rules.easy.3': 'You pay before you earn: what this throw brings cannot pay what it costs.',
  'rules.easy.4':
    'The Shopping Mall is for four cards only: Bakery, Cafe, Convenience Store and Restaurant.',
  'rules.easy.5':
    'Moving Company and Demolition Company leave no choice: one gives a card away, the other takes a Landmark down.',
  'rules.easy.6': 'A Loan Office pays once and costs 2 again and again.',
  'rules.live': 'Live',
  'rules.live.1':
    'Each decision has a clock. When it runs out, the usual is done: two dice if you may, no second throw, nothing built. After two in a row you are away until you come back.',
  'rules.post': 'By post',
  'rules.post.1':
    'Everybody sends a sheet of orders, which nobody else ever sees. At the deadline, or when all are ready, the whole turn is played: one go each, and one more for whoever begins.',
  'rules.post.2':
    'Name up to five cards to build; the first that can be had is built. What cannot be carried out when its moment comes counts as not ordered. A sheet holds for one turn.',
  'rules.post.3':
    'Without a sheet the usual is done for you: two dice if you may, and nothing is built.',
  'rules.mode': 'From one to the other',
  'rules.mode.1':
    'When all agree, a live game goes on by post after the go that is running, and a game by post goes on live at once; sheets are then thrown away unread.',
  'rules.cards': 'All cards and what they do',
  'rules.head.card': 'Card',
  'rules.head.effect': 'What it does',

  'hint.payFirst': 'You pay red cards first: what this throw brings cannot be used for it.',
  'hint.others': 'Your blue cards earn on the throws of others too.',
  'hint.green': 'Green cards earn on your own throw only, blue ones on every throw.',
  'hint.mall': 'The Shopping Mall is for Bakery, Cafe, Convenience Store and Restaurant only.',
  'hint.loan': 'A Loan Office pays you 5 now and costs 2 at each of your throws of 5 or 6.',
  'hint.mustGive': 'The Moving Company leaves no choice: a card has to go.',
  'hint.mustDemolish':
    'The Demolition Company leaves no choice. You can build the Landmark again at its full price.',
  'hint.reopens': 'A closed card opens when its number comes, and earns the next time.',
  'hint.sheet': 'A sheet holds for one turn. Without one nothing is built for you.',
  'hint.lastRound': 'Being first decides nothing: coins at the end of the round do.',
} as const;
