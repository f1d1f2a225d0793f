/** The words of the guide through the first turn. */
export const guideWords = {
  'guide.lay': 'Lay a card',
  'guide.lay.title': 'First all cards are laid',
  'guide.lay.line': 'Choose a card and a shaded space. Whoever lands there first takes it.',
  'guide.roll': 'Roll the die',
  'guide.roll.title': 'The die says how far',
  'guide.roll.line': 'You walk exactly as many steps. From outside, a corner is the first of them.',
  'guide.reach': 'See where you can go',
  'guide.reach.title': 'The lit spaces',
  'guide.reach.line': {
    one: 'They are {n} step away from you. Press one, or go on here with the best: its way is drawn, you do not go yet.',
    other:
      'They are {n} steps away from you. Press one, or go on here with the best: its way is drawn, you do not go yet.',
  },
  'guide.reach.wait':
    'After your roll they are as many steps away as the die shows. Press one and the way to it is drawn; you do not go yet.',
  'guide.landing': 'Read what a landing brings',
  'guide.landing.title': 'What it brings is told before',
  'guide.landing.line':
    'In part 1 a free card you land on becomes yours. Land on a rival and he is out; the card turns face-down: remember it.',
  'guide.landing.phone':
    '{space}: {what}. Land on a rival and he is out; the card turns face-down: remember it.',
  'guide.points': 'Know what you play for',
  'guide.points.title': 'Gather now, collect later',
  'guide.points.line':
    'In part 2 a landing pays everybody who owns something in that sector. {points} points end the game, the most points win.',
  'guide.go': 'Go there',
  'guide.go.title': 'Your move',
  'guide.go.line':
    'Press a lit space and then Go, or take this one. After it the next player is on turn.',
} as const;
