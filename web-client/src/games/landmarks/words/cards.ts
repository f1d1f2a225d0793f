import { nameWords } from './names';

/** All cards: their names, the same as something that is built or given, and what each does. */
export const cardWords = {
  ...nameWords,

  'a.harbour': 'the Harbour',
  'a.train-station': 'the Train Station',
  'a.shopping-mall': 'the Shopping Mall',
  'a.amusement-park': 'the Amusement Park',
  'a.radio-tower': 'the Radio Tower',
  'a.airport': 'the Airport',
  'a.city-hall': 'City Hall',
  'a.wheat-field': 'a Wheat Field',
  'a.sushi-bar': 'a Sushi Bar',
  'a.general-store': 'a General Store',
  'a.livestock-farm': 'a Livestock Farm',
  'a.bakery': 'a Bakery',
  'a.cafe': 'a Cafe',
  'a.corn-field': 'a Corn Field',
  'a.convenience-store': 'a Convenience Store',
  'a.demolition-company': 'a Demolition Company',
  'a.flower-orchard': 'a Flower Orchard',
  'a.forest': 'a Forest',
  'a.french-restaurant': 'a French Restaurant',
  'a.loan-office': 'a Loan Office',
  'a.flower-shop': 'a Flower Shop',
  'a.stadium': 'a Stadium',
  'a.tv-station': 'a TV Station',
  'a.business-complex': 'a Business Complex',
  'a.pizza-joint': 'a Pizza Joint',
  'a.vineyard': 'a Vineyard',
  'a.publisher': 'a Publisher',
  'a.cheese-factory': 'a Cheese Factory',
  'a.hamburger-stand': 'a Hamburger Stand',
  'a.mackerel-boat': 'a Mackerel Boat',
  'a.furniture-factory': 'a Furniture Factory',
  'a.renovation-company': 'a Renovation Company',
  'a.tax-office': 'a Tax Office',
  'a.winery': 'a Winery',
  'a.mine': 'a Mine',
  'a.moving-company': 'a Moving Company',
  'a.restaurant': 'a Restaurant',
  'a.tech-startup': 'a Tech Startup',
  'a.apple-orchard': 'an Apple Orchard',
  'a.convention-center': 'a Convention Center',
  'a.soda-bottling-plant': 'a Soda Bottling Plant',
  'a.produce-market': 'a Produce Market',
  'a.park': 'a Park',
  'a.food-warehouse': 'a Food Warehouse',
  'a.members-only-club': 'a Members’ Only Club',
  'a.tuna-boat': 'a Tuna Boat',

  'effect.harbour': 'If your dice show 10 or more together, you may add 2.',
  'effect.train-station': 'You may throw two dice instead of one.',
  'effect.shopping-mall':
    'Each of your Bakeries, Cafes, Convenience Stores and Restaurants that acts brings 1 more. No other card does.',
  'effect.amusement-park': 'If the dice of your go stand at a double, another go of yours follows.',
  'effect.radio-tower':
    'Once in each of your goes you may throw all your dice again; what they show then counts.',
  'effect.airport': 'Each of your goes in which you build nothing brings 10 from the bank.',
  'effect.city-hall':
    'If you have no coin left before you may build, the bank gives you 1. It is no Landmark, and it never moves, closes or goes.',
  'effect.wheat-field': 'Whoever throws: the bank pays you 1.',
  'effect.sushi-bar': 'Whoever else throws its number pays you 3, if you have the Harbour.',
  'effect.general-store':
    'On your own throw: the bank pays you 2, while you have fewer than two Landmarks.',
  'effect.livestock-farm': 'Whoever throws: the bank pays you 1.',
  'effect.bakery': 'On your own throw: the bank pays you 1, with your Shopping Mall 2.',
  'effect.cafe': 'Whoever else throws its number pays you 1, with your Shopping Mall 2.',
  'effect.corn-field':
    'Whoever throws: the bank pays you 1, while you have fewer than two Landmarks.',
  'effect.convenience-store': 'On your own throw: the bank pays you 3, with your Shopping Mall 4.',
  'effect.demolition-company':
    'On your own throw: you must turn one of your Landmarks back to unbuilt, and the bank pays you 8. With none built nothing happens.',
  'effect.flower-orchard': 'Whoever throws: the bank pays you 1.',
  'effect.forest': 'Whoever throws: the bank pays you 1.',
  'effect.french-restaurant':
    'Whoever else throws its number and has two Landmarks or more pays you 5.',
  'effect.loan-office':
    'When you buy it: the bank pays you 5, once. On your own throw: you pay the bank 2, or all you have, time and again.',
  'effect.flower-shop': 'On your own throw: the bank pays you 1 for each of your Flower Orchards.',
  'effect.stadium': 'On your own throw: each other player pays you 2.',
  'effect.tv-station': 'On your own throw: one other player, whom you choose, pays you 5.',
  'effect.business-complex':
    'On your own throw: you may exchange a blue, green or red card of yours for one of another player.',
  'effect.pizza-joint': 'Whoever else throws its number pays you 1.',
  'effect.vineyard': 'Whoever throws: the bank pays you 3.',
  'effect.publisher':
    'On your own throw: each other player pays you 1 for each card with a cup or a bread in that player’s town, open or closed.',
  'effect.cheese-factory':
    'On your own throw: the bank pays you 3 for each of your Livestock Farms.',
  'effect.hamburger-stand': 'Whoever else throws its number pays you 1.',
  'effect.mackerel-boat': 'Whoever throws: the bank pays you 3, if you have the Harbour.',
  'effect.furniture-factory':
    'On your own throw: the bank pays you 3 for each of your Forests and Mines.',
  'effect.renovation-company':
    'On your own throw: you name a blue, green or red card, and all its open copies in all towns close. The others pay you 1 for each of theirs that does.',
  'effect.tax-office':
    'On your own throw: each other player with 10 coins or more pays you half of them, rounded down.',
  'effect.winery':
    'On your own throw: the bank pays you 6 for each of your Vineyards. Then this card closes, even if it brought nothing.',
  'effect.mine': 'Whoever throws: the bank pays you 5.',
  'effect.moving-company':
    'On your own throw: you must give a blue, green or red card of yours to another player, and the bank pays you 4.',
  'effect.restaurant': 'Whoever else throws its numbers pays you 2, with your Shopping Mall 3.',
  'effect.tech-startup':
    'On your own throw: each other player pays you as many coins as lie on this card. At the end of each of your goes you may put one of yours on it, for good.',
  'effect.apple-orchard': 'Whoever throws: the bank pays you 3.',
  'effect.convention-center':
    'On your own throw: you may let one copy of a blue, green or red card of yours act instead. Then this card goes back to the market.',
  'effect.soda-bottling-plant':
    'On your own throw: the bank pays you 1 for each red card in all towns, yours too.',
  'effect.produce-market':
    'On your own throw: the bank pays you 2 for each of your Wheat Fields and Apple Orchards.',
  'effect.park':
    'On your own throw: the coins of all players are put together and shared out evenly, rounded up. The bank adds what is missing.',
  'effect.food-warehouse': 'On your own throw: the bank pays you 2 for each of your red cards.',
  'effect.members-only-club':
    'Whoever else throws its numbers and has three Landmarks or more pays you all coins.',
  'effect.tuna-boat':
    'Whoever throws: two more dice are thrown, once for everybody, and the bank pays you what they show, if you have the Harbour.',
} as const;
