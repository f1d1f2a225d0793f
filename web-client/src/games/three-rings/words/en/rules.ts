/** The rules in short. */
export const rulesWords = {
  'rules.aim': 'What it is about',
  'rules.aim.1':
    'Three rings of properties lie around a city. You claim them for cash or on debt, take rent from those who land on them, and work towards a goal that nobody else knows.',
  'rules.aim.2':
    'At the beginning of a turn of yours you declare that your goal is met, and win, unless somebody plays Wealth and is richer than everybody else.',
  'rules.start': 'The start',
  'rules.start.1':
    'Everybody has nothing: no cash, no debt, no property. Choose one of seven goals in secret; a die says who begins. Then each claims one farm on the rural ring, free.',
  'rules.turn': 'A turn',
  'rules.turn.1':
    'Name a ring and roll one die; without a name it is the rural ring. Your piece on that ring moves clockwise. On a ring where you have none yet it starts from the street.',
  'rules.turn.2': 'Pay rent if the space belongs to somebody else. Parks are nobody’s.',
  'rules.turn.3':
    'Then you may claim one vacant property of the ring, or trade, or do neither. You may sell to the bank and repay debt at any time of your turn, at the values of the moment.',
  'rules.claim': 'Claiming',
  'rules.claim.1':
    'Any vacant property of the ring you rolled for, not only where you stand. It costs its value of the moment; your piece moves there.',
  'rules.claim.2':
    'Pay exactly, with cash, new debt and properties handed back in any mixture: no change is given. Debt has no limit.',
  'rules.claim.3':
    'A farm of the rural ring on which the die has put you is free. A space behind your piece means that you cross the street on the way.',
  'rules.rent': 'Rent',
  'rules.rent.1':
    'The rent is the value of the moment. Offer whatever you like: cash, borrowed money, taking over debt of the owner, properties. The owner accepts or refuses.',
  'rules.rent.2':
    'The whole rent in money can be refused too: then you pay nothing, and your turn is over. After any other refusal you offer again, after the third only the whole rent in money.',
  'rules.rent.3': 'What is accepted settles the rent, whatever it was worth.',
  'rules.street': 'Debt and Pay Interest Street',
  'rules.street.1':
    'Whenever a piece of yours passes the street, on any ring, you pay interest: at first 1 for each full 10 that you owe, nothing below 10. You pay in cash or as new debt.',
  'rules.street.2':
    'A claim behind your piece passes it too, after the price is paid. Moving by consolidation or by a trade never does.',
  'rules.network': 'Virtual properties',
  'rules.network.1':
    'Three or more of one owner, on whatever rings, are a network: each counts 4 more. Three or more sold or handed over together bring 4 more each.',
  'rules.network.2':
    'Who lands on one of a network calls a number and rolls again: if it comes, no rent is due.',
  'rules.power': 'Powers',
  'rules.power.1':
    'With enough properties on one ring you may make a power your whole turn: your helicopter of that ring lands on a free roof of the city. Each helicopter flies once, and each of the nine roofs is used once.',
  'rules.power.2':
    'Values: all properties rise or fall by 1, 2 or 3 on the rural, suburban or urban ring, never below 1. Interest: the rate rises or falls by 1. Goal: you show your goal, throw it away and choose another in secret.',
  'rules.goals': 'Goals',
  'rules.goals.1':
    'Goals count the printed values of your properties. All your debt is taken off; cash counts only once it has repaid debt.',
  'rules.goals.2':
    'Diversification counts all industries, and wants 5 in each of the five. Wealth is never declared.',
  'rules.wealth': 'Wealth and the call-out',
  'rules.wealth.1':
    'When the game ends, a Wealth player with more net wealth than everybody else takes the victory. Wealth counts the values of the moment, all others count printed ones; a tie is not enough.',
  'rules.wealth.2':
    'Once a turn, before you roll, you may call somebody out as a Wealth player. If you are right the game ends: a Wealth player richer than everybody else wins, else the first met goal in the order of turns from you on, else whoever is worth most.',
  'rules.wealth.3':
    'If you are wrong you show your own goal, throw it away and take another for all to see; in this turn you may neither declare nor take a power.',
  'rules.consolidate': 'Consolidation',
  'rules.consolidate.1':
    'Before you roll you may give two properties of one industry and one ring for a vacant one of that industry on the next ring inwards, whatever they are worth. Then you roll on that ring; there is no claim in this turn.',
  'rules.trade': 'Trades',
  'rules.trade.1':
    'Instead of a claim you may offer trades: properties, cash, borrowed money and debt on both sides, with at least one property. A refused trade leaves you the claim, an accepted one does not; you may go on trading.',
  'rules.end': 'The end',
  'rules.end.1':
    'A valid declaration, a right call-out or the end of round 60. After the last round the goals are compared as after a call-out, from the first player on.',
  'rules.end.2': 'Who leaves gives everything back and cannot win. The last one left wins.',
  'rules.clocks': 'Clocks',
  'rules.clocks.1':
    'The clock of a turn stands still while another player answers. When it runs out the usual is done: a roll on the rural ring, the whole rent in money, no claim.',
  'rules.easy': 'Easily mistaken',
  'rules.easy.1': 'Buying with debt is normal. Debt costs interest only at the street.',
  'rules.easy.2': 'The die does not say what you may claim, only where you stand and what is free.',
  'rules.easy.3': 'Goals count printed values, prices and rents those of the moment.',
  'rules.easy.4': 'Debt is taken off your goal, cash is not added.',
  'rules.easy.5': 'After a consolidation you roll, and the turn is over without a claim.',
  'rules.easy.6': 'Wealth cannot be declared: it waits for the end.',
  'rules.easy.7': 'Selling one of three virtual properties takes 4 from each of the others.',
  'rules.industries': 'Industries: how many, and their points',
  'rules.head.ring': 'On one ring',
  'rules.head.two': '2 players',
  'rules.head.three': '3 players',
  'rules.head.four': '4 players',
  'rules.head.goal': 'Goal',
  'rules.head.industry': 'Industry',
  'rules.head.points': 'Points in all',
} as const;
