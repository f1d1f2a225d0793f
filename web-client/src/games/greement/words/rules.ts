/** The rules in our own words, by chapters. */
export const rulesWords = {
  'rules.aim': 'The aim',
  'rules.aim.1':
    'You own squares of a map, earn from them and owe the bank. A hidden alarm clock ends the game at an instant that nobody knows; then the greatest wealth wins.',
  'rules.aim.2':
    'Wealth is the value of your squares plus your money less your debt. If all are below zero, the least negative wins; equal wealth goes to the smaller debt.',
  'rules.start': 'The start',
  'rules.start.1':
    'All choose a square of the face-down map in secret. Starts may not share a side; collisions are settled in seat order, and whoever loses chooses again.',
  'rules.start.2':
    'Then the map is opened: 60 lands, 30 gold mines, 5 lakes, 5 mountains. Whoever sits on a lake or mountain takes a square that touches it, openly.',
  'rules.start.3':
    'All write a first loan in secret, from the price of their square to 14. The biggest loan begins; nobody learns how big it was.',
  'rules.turn': 'Your turn',
  'rules.turn.1':
    'It lasts three minutes and begins with the profit of your squares, except in your first turn. Then do what you like, as often as you like.',
  'rules.turn.2':
    'At its end your debt is multiplied by the value Loan\u00a0×, also in the first turn, and open offers lapse.',
  'rules.action': 'Action',
  'rules.costs': 'It costs',
  'rules.does': 'It does',
  'rules.buy.costs': 'land or gold mine, and tax',
  'rules.buy.does': 'a free square becomes yours',
  'rules.seed.costs': 'seed',
  'rules.seed.does': 'your bare land becomes a crop',
  'rules.cattle.costs': 'cattle',
  'rules.cattle.does': 'your crop becomes cattle',
  'rules.borrow.costs': 'debt',
  'rules.borrow.does': 'money, at most 14 new in one turn unless the room says more',
  'rules.repay.costs': 'money',
  'rules.repay.does': 'debt falls, as far as you like',
  'rules.trade.costs': 'what you agree, and tax',
  'rules.trade.does': 'a square changes hands; one of the two must be on turn',
  'rules.give.costs': 'the amount, and tax',
  'rules.give.does': 'money for another player; the taker must accept',
  'rules.money': 'Profit, value, tax',
  'rules.money.1':
    'Crops, cattle and gold mines bring their profit; bare land brings none. Each lake and each mountain that shares a side multiplies profit and value by its factor; several multiply one another. Prices are never multiplied.',
  'rules.money.2':
    'A square beside one of yours carries no tax. Further off you pay the distance tax for every step to your nearest square. In a deal the tax is counted from the buyer, and you agree who pays it.',
  'rules.money.3':
    'A gift of money always carries tax for the distance between your nearest squares, also between neighbours.',
  'rules.events': 'Events',
  'rules.events.1':
    'Before every round from the second on, three cards are turned up one by one. Most are voted on: more than half of all players against stop it. A draw, or a vote not cast, lets it through.',
  'rules.events.2':
    'While you vote you may give money to win others over; an accepted gift clears all ready marks, and votes can be changed to the end.',
  'rules.events.3':
    'Dearer loans are bought off with 10 from all together. Appropriation is bought off by one player alone. In a cattle disease each pays 2 for every square to keep. Loans for these payments are limited by the price alone.',
  'rules.events.4':
    'No value ever falls below 1. Used cards come back only when the deck is empty.',
  'rules.secret': 'What is secret',
  'rules.secret.1':
    'Money, debt, loans, offers and prices between players are known only to those concerned. Squares, prices paid to the bank, votes with open ballots and pledges are seen by all.',
  'rules.secret.2': 'At the end all papers are opened.',
  'rules.hints': 'Often overlooked',
  'rules.hints.1': 'Debts grow at the end of every own turn, also the first.',
  'rules.hints.2': 'The first turn brings no profit.',
  'rules.hints.3': 'Diagonals do not touch.',
  'rules.hints.4': 'A vote not cast helps the event.',
  'rules.hints.5': 'Only dearer loans can be paid off together.',
  'rules.hints.6': 'Loans are capped for each turn, not in all.',
} as const;
