/** What the log, `line.`, and the middle of the board, `news.`, say to a reader of himself. */
export const readerWords = {
  'line.starts.you': 'You begin, by lot. {colour}',
  'line.bought.you': 'You throw {dice}, land on {field}: bought for {price}.',
  'line.too-dear.you':
    'You throw {dice}, land on {field}: you buy nothing, it costs {price}, you have {money}.',
  'line.own-ground.you': 'You throw {dice}, land on {field}: own ground.',
  'line.rent-paid.you': 'You throw {dice}, land on {field}: you pay {paid} rent to {owner}.',
  'line.rent-paid.to-you': '{seat} throws {dice}, lands on {field}: pays you {paid} rent.',
  'line.rent-paid-in-part.you':
    'You throw {dice}, land on {field} ({owner}) and have {paid} of {due}: {owner} gets {paid}.',
  'line.rent-paid-in-part.to-you':
    '{seat} throws {dice}, lands on {field} (yours) and has {paid} of {due}: you get {paid}.',
  'line.camp-reached.you':
    'You throw {dice}, land on {field} ({owner}): rent is 100 × a new throw × {camps}.',
  'line.camp-reached.to-you':
    '{seat} throws {dice}, lands on {field} (yours): rent is 100 × a new throw × {camps}.',
  'line.camp-rent-paid.you': 'You throw {dice} for the rent of {field}: you pay {owner} {paid}.',
  'line.camp-rent-paid.to-you': '{seat} throws {dice} for the rent of {field}: pays you {paid}.',
  'line.camp-rent-paid-in-part.you':
    'You throw {dice} for the rent of {field} and have {paid} of {due}: {owner} gets {paid}.',
  'line.camp-rent-paid-in-part.to-you':
    '{seat} throws {dice} for the rent of {field} and has {paid} of {due}: you get {paid}.',
  'line.rent-lapsed.you': '{owner} is gone: you owe nothing any more.',
  'line.rent-lapsed.to-you': 'You are gone: {seat} owes nothing any more.',
  'line.bonus-received.you': 'You throw {dice}, land on {field}: you get {amount}.',
  'line.goldmine-paid.you': 'You throw {dice}, land on {field}: you lose {paid}.',
  'line.goldmine-paid-in-part.you':
    'You throw {dice}, land on {field} and have {paid} of {due}: all of it is lost.',
  'line.caravan-reached.you':
    'You throw {dice}, land on {field}: it asks {fixed}, or {percent}, a tenth of everything.',
  'line.caravan-paid.you': 'You pay the Caravan {paid}.',
  'line.caravan-paid-in-part.you': 'You have {paid} of {due} for the Caravan: all of it is lost.',
  'line.out.you': 'You are out. {freed}',
  'line.resigned.you': 'You give up; {money} leaves the game. {freed}',
  'line.time-up.you': 'Your time is up: the table plays for you this once.',
  'line.went-absent.you': 'You are absent: the table throws until you do.',
  'line.came-back.you': 'You are back.',
  'line.won.you': 'You are the last one standing.',

  'news.starts.you': 'You begin, by lot',
  'news.bought.you': 'You buy {field} for {price}',
  'news.too-dear.you': '{field} costs {price}, you have {money}: not bought',
  'news.own-ground.you': 'You stand on own ground, {field}',
  'news.rent-paid.you': 'You pay {owner} {paid}, rent of {field}',
  'news.rent-paid.to-you': '{name} pays you {paid}, rent of {field}',
  'news.rent-paid-in-part.you': 'You pay {owner} {paid} of {due}, rent of {field}',
  'news.rent-paid-in-part.to-you': '{name} pays you {paid} of {due}, rent of {field}',
  'news.camp-rent-paid.you': 'You pay {owner} {paid}, rent of {field}',
  'news.camp-rent-paid.to-you': '{name} pays you {paid}, rent of {field}',
  'news.camp-rent-paid-in-part.you': 'You pay {owner} {paid} of {due}, rent of {field}',
  'news.camp-rent-paid-in-part.to-you': '{name} pays you {paid} of {due}, rent of {field}',
  'news.camp-reached.you': 'You owe {owner} 100 × a new throw × {camps}',
  'news.camp-reached.to-you': '{name} owes you 100 × a new throw × {camps}',
  'news.bonus-received.you': 'You get {amount}, {field}',
  'news.goldmine-paid.you': 'You lose {paid}, {field}',
  'news.goldmine-paid-in-part.you': 'You have {paid} of {due}, all lost: {field}',
  'news.caravan-reached.you': 'You choose: {fixed} or {percent}, {field}',
  'news.caravan-paid.you': 'You pay the Caravan {paid}',
  'news.caravan-paid-in-part.you': 'You have {paid} of {due}, all lost to the Caravan',
  'news.out.you': 'You are out',

  'camp.you': 'You',
  'camp.pays.you': 'You pay {owner}',
  'camp.pays.to-you': '{name} pays you',

  'story.colour': 'Your colour: {colour}, {mark}.',
  'story.thrown-for': 'Thrown for you.',
  'story.chosen-for': 'Chosen for you.',
  'story.thrown-by': 'Thrown by the table.',
  'story.chosen-by': 'Chosen by the table.',
  'story.left': '{money} left.',
  'story.now': 'You have {money} now.',
} as const;
