/** The words of how a player who is away is reached; loaded with the room. */
export const enReach = {
  'menu.reach': 'Reach me',
  'reach.title': 'Reach me',
  'reach.why': 'How you hear of “{title}” when you are not here. It is for your seat alone.',
  'reach.offer': 'A turn takes days here. You can be told when it is yours.',
  'reach.no': 'No, thank you',
  'reach.nothing': 'This server writes neither mails nor webhooks.',

  'reach.here': 'In this browser',
  'reach.here.show': 'Notices while the room is open in a tab',
  'reach.here.why': 'Only while you look elsewhere. The browser asks you once whether it may.',
  'reach.here.none': 'This browser shows no notices of pages.',
  'reach.here.denied': 'The browser keeps notices of this page closed. Its settings can open them.',

  'reach.mail': 'By e-mail',
  'reach.mail.address': 'Your address',
  'reach.mail.other': 'Another address, or the same once more',
  'reach.mail.why':
    'You confirm it by a link in the first mail. Each mail has a link that ends them.',
  'reach.mail.confirmed': 'is confirmed',
  'reach.mail.waiting': 'waits for you: press the link in the mail',
  'reach.mail.sent': 'A mail is on its way to {address}. Press the link in it.',

  'reach.webhook': 'By webhook',
  'reach.webhook.address': 'Address of the webhook',
  'reach.webhook.other': 'Another address',
  'reach.webhook.why': 'Of Discord, Slack or Matrix. It is told what everybody at the table knows.',
  'reach.webhook.set': 'is told',
  'reach.webhook.failing': 'does not answer just now',
  'reach.webhook.secret': 'Copy signing key',
  'reach.webhook.copied': 'Signing key copied',

  'reach.kinds': 'Write to me when',
  'reach.kind.turn': 'it is my turn',
  'reach.kind.due': 'my orders are due soon',
  'reach.kind.report': 'a turn by post is out',
  'reach.language': 'Language of what is written',

  'reach.save': 'Save',
  'reach.saved': 'Saved.',
  'reach.remove': 'Remove',
  'reach.remove.which': 'Remove {what}',
  'reach.forget': 'Forget all of it',
  'reach.forget.sure': 'Nothing is written to you any more. Sure?',
  'reach.forgotten': 'Nothing is kept of you here any more.',

  'reach.problem.bad-address': 'This is no mail address.',
  'reach.problem.bad-webhook': 'A webhook is an address that begins with https.',
  'reach.problem.no-mail': 'This server writes no mails.',
  'reach.problem.no-webhook': 'This server calls no webhooks.',
  'reach.problem.too-many': 'So many are reached in this room already. Nobody more can be.',
  'reach.problem.too-fast': 'Too much at once. Wait a moment.',
  'reach.problem.not-seated': 'Only who sits at the table is reached.',

  'call.turn': 'It is your turn.',
  'call.due': {
    one: 'Your orders are due in {n} hour.',
    other: 'Your orders are due in {n} hours.',
  },
  'call.report': 'Turn {n} is out.',
} as const;
