/** The words of the pages that tell how the games go and how chance is drawn; loaded with them. */
export const enPages = {
  'rules.title': 'How {game} goes',
  'rules.short': 'The rules in short',
  'rules.games': 'The games',
  'rules.later': 'This game is still on its way. Its rules come with it.',
  'rules.unknown': 'No game is called so. These are the games:',
  'rules.loading': 'The rules are being fetched',

  'report.turn': 'Turn {turn} by post',
  'report.of': '{title}, {game}',
  'report.loading': 'The report is being fetched',
  'report.none':
    'There is no report to read here: the turn has not been played by post, or only those at the table may read it.',
  'report.busy': 'Many reports have just been read from here. Try again in a few seconds.',
  'report.ways': 'From here',
  'report.table': 'To the table',
  'report.before': 'Turn {turn} before',
  'report.after': 'Turn {turn} after',

  'dice.title': 'Fair dice',
  'dice.lead':
    'Cards, dice and lots are drawn by the server, and nobody has to believe it: when a game is over, your own browser draws everything again.',
  'dice.1': 'Before the start',
  'dice.1.line':
    'The server makes up a secret and shows its hash, a fingerprint of 64 digits. From then on it cannot change the secret any more: another one would have another fingerprint. Your browser notes it.',
  'dice.2': 'A word of yours',
  'dice.2.line':
    'Each player adds a word when he sits down, made up by his browser if he likes it so. The draws depend on the secret and on all words: as long as one of you is honest, nobody could have chosen them.',
  'dice.3': 'In the game',
  'dice.3.line':
    'Each draw is an HMAC-SHA256 of secret and words, with the name of the stack or die and a count that only goes up. Nothing is drawn twice, and nothing can be drawn again until it suits somebody.',
  'dice.4': 'After the end',
  'dice.4.line':
    'The secret is opened. “Check the shuffle” on the last page compares it with the fingerprint your browser has noted, and repeats every draw.',
  'dice.check': 'Check it without us',
  'dice.check.line':
    'The record of a finished game holds secret, words, draws and result. Whoever has the program fetches it by the code of its room and checks it himself:',
  'dice.hidden': 'And what is hidden?',
  'dice.hidden.line':
    'What the rules hide never leaves the server before its time: other hands, face-down cards, the moment of an alarm. A watcher gets what a watcher may see, not a hidden copy of the rest.',
} as const;
