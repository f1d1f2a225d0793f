/** Where each sound begins in the file and how long it is, in seconds. Written by scripts/sounds.mjs. */
export const sprite = {
  'turn-yours': [0, 0.42],
  'turn-soon': [0.48, 0.1],
  'coin-in': [0.64, 0.42],
  'coin-out': [1.12, 0.42],
  stamp: [1.6, 0.3],
  sprout: [1.96, 0.3],
  dice: [2.32, 0.6],
  step: [2.98, 0.16],
  flip: [3.2, 0.22],
  'flip-own': [3.48, 0.26],
  'card-event': [3.8, 0.55],
  'vote-cast': [4.41, 0.24],
  'event-stopped': [4.71, 0.5],
  'event-passes': [5.27, 0.6],
  'offer-new': [5.93, 0.4],
  'offer-done': [6.39, 0.45],
  'paid-me': [6.9, 0.55],
  'knocked-out': [7.51, 0.65],
  reveal: [8.22, 0.68],
  alarm: [8.96, 1.5],
  win: [10.52, 0.69],
  chat: [11.27, 0.12],
  refused: [11.45, 0.28],
} as const;

export type SoundName = keyof typeof sprite;
