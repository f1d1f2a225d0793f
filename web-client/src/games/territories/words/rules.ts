/** The rules in our own words, by chapters. */
export const rulesWords = {
  'rules.aim': 'The aim',
  'rules.aim.1':
    'Walk round 21 fields, buy what is free, take rent from the others. Whoever would have to lose more money than there is, is out. The last one standing wins, at once.',
  'rules.start': 'The start',
  'rules.start.1':
    'Everybody has 30,000 and stands on Tribe Encampment, which nobody owns yet. Colours and who begins are drawn by lot.',
  'rules.turn': 'A turn',
  'rules.turn.1':
    'You throw two dice and walk clockwise by their sum. After field 21 comes field 1 again; passing it brings nothing. Doubles mean nothing. Any number of pieces may share a field.',
  'rules.turn.2':
    'Where you land something happens by itself. Only the rent of a camp needs a second throw, and only the Caravan leaves you a choice.',
  'rules.turn.3':
    '“Round” beside the money of a seat is what it has won and lost since your own last throw, or, to those who only watch, once round the table.',
  'rules.buy': 'Buying',
  'rules.buy.1':
    'Landing on free ground you buy it if you have the price; there is no button and no way to decline. With the exact price you buy and have 0. With less, nothing happens.',
  'rules.buy.2':
    'The price leaves the game. A field is yours until you are out; nothing can be sold, traded, lent or given away.',
  'rules.rent': 'Rent',
  'rules.rent.1': 'On ground of another you pay its owner; on your own nothing happens.',
  'rules.rent.2': 'A territory has a rent of its own, from 100 to 4,000.',
  'rules.rent.3':
    'A fleet costs 500, 1,000, 2,000 or 4,000, by the number of fleets its owner has at that moment.',
  'rules.rent.4':
    'At a labor camp you throw both dice anew: 100 × that throw × the camps its owner has. The throw that brought you there does not count.',
  'rules.events': 'Refuges and taxes',
  'rules.events.1': 'Walled City brings 5,000, Monastery 500. Nobody can own them.',
  'rules.events.2':
    'The Goldmine costs 2,000. At the Caravan you choose: 4,000, or a tenth of your total assets, rounded down. Total assets are your money and the prices of your fields.',
  'rules.events.3':
    'Both can be more than your money. If your time runs out there, the amount that you can pay is taken, else the smaller one.',
  'rules.out': 'Being out',
  'rules.out.1':
    'If you owe more than you have, all your money goes to the one you owe, and you are out: your piece leaves the board, your fields are free at once and cost their full price again. To have exactly 0 is still to be in.',
  'rules.out.2':
    'You may give up whenever it is not your debt that is due. Your money then leaves the game. If you were owed a camp’s rent, it lapses.',
  'rules.auto': 'Throw for me',
  'rules.auto.1':
    'Switched on, the table throws for you after a second, also at camps. The Caravan still asks. Whoever is away for long, or lets two clocks run out, is absent: then the table throws and chooses until he does something.',
  'rules.end': 'The end',
  'rules.end.1':
    'It is over as soon as one is left; the others rank in the reverse order of going out. After 20,000 turns the greatest total assets win.',
  'rules.overlooked': 'Often overlooked',
  'rules.overlooked.1': 'No money comes for a round.',
  'rules.overlooked.2': 'Exactly 0 is still in.',
  'rules.overlooked.3': 'The Caravan’s tenth may be more than your money.',
  'rules.overlooked.4': 'A camp has a throw of its own.',
  'rules.overlooked.5': 'Buying more fleets raises the rent of all of them.',

  'rules.fields': 'The types of fields',
  'rules.fields.type': 'Type',
  'rules.fields.price': 'Price',
  'rules.fields.effect': 'Who lands there',
  'rules.fields.1': 'Territory, 11',
  'rules.fields.1.price': '1,000 to 8,000',
  'rules.fields.1.effect': 'pays 100 to 4,000',
  'rules.fields.2': 'Labor camp, 2',
  'rules.fields.2.price': '2,500',
  'rules.fields.2.effect': 'pays 100 × a new throw × camps',
  'rules.fields.3': 'Fleet, 4',
  'rules.fields.3.price': '4,000',
  'rules.fields.3.effect': 'pays 500 to 4,000',
  'rules.fields.4': 'Refuge, 2',
  'rules.fields.4.price': 'none',
  'rules.fields.4.effect': 'gets 5,000 or 500',
  'rules.fields.5': 'Tax, 2',
  'rules.fields.5.price': 'none',
  'rules.fields.5.effect': 'loses 2,000, or 4,000 or a tenth',
} as const;
