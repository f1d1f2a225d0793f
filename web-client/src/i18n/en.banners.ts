/** The words of what stands over a table: a line lost, a pause, a bot in the reader's seat. */
export const enBanners = {
  'banner.lost': 'Connection lost. Trying again in {seconds} s.',
  'banner.lost.safe': 'Your seat is safe.',
  'banner.lost.clock': 'Your clock goes on.',
  'banner.lost.said': 'Connection lost. It is tried again by itself.',
  'banner.connecting': 'Connecting again.',
  'banner.connecting.seat': 'Connecting again. Your seat is safe.',
  'banner.outdated': 'A newer version is there. Load the page again to go on.',
  'banner.now': 'Try now',
  'banner.waits':
    'The room waits: the servers that keep it cannot be reached just now. Nothing is lost; it goes on by itself.',
  'banner.moved': 'The room is moving house, a second please.',
  'banner.restarting': 'The server starts anew, a second please. The clocks stand still.',
  'banner.demoted': 'You opened this seat on another device. This window only watches.',
  'banner.seatMoved': 'Your seat went to another device. This window only watches.',
  'banner.demoted.here': 'Play here',
  'banner.paused': 'The game is paused.',
  'banner.paused.yours': 'Paused. It is your turn.',
  'banner.paused.open': 'Paused. Your decision is still open.',
  'banner.paused.turn': {
    one: 'Paused. {names} is on turn.',
    other: 'Paused. {names} are on turn.',
  },
  'banner.paused.clocks': 'The clocks stand still.',
  'banner.resume': 'Go on',
  'banner.resume.yours': 'You agree to go on, {n} of {needed}.',
  'banner.deserted': 'No player is here. The game stands still until one comes back.',

  'standIn.bot': 'A bot plays for you.',
  'standIn.take': 'Take over',
  'standIn.taking': 'You take over as soon as the game goes on.',
} as const;
