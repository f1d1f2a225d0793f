/**
 * Makes the sounds of the table: `node scripts/sounds.mjs`, once and whenever a sound changes. Needs `lame` and
 * `oggenc` on the path. All sounds stand in one file, a gap between them, because each file of its own would carry
 * more headers than sound; `sprite.ts` says where each one is.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { glide, metal, normalised, RATE, rustle, silence, thud, wav, wood } from './synth.mjs';

const tumbling = [0, 0.07, 0.15, 0.26, 0.31, 0.43].map((at, i) => [
  wood,
  at,
  700 + ((i * 337) % 500),
  { loud: 1 - i * 0.1, decay: 0.02 },
]);
const ringing = Array.from({ length: 34 }, (_, blow) => [
  metal,
  blow * 0.043,
  blow % 2 ? 1568 : 1397,
  { loud: 0.9, decay: 0.06 },
]);

/** Each sound: its seconds, its loudest value, and its strokes: instrument, when, how. */
const SOUNDS = {
  'turn-yours': [0.42, 0.6, [wood, 0, 523], [wood, 0.15, 698]],
  'turn-soon': [0.1, 0.4, [wood, 0, 1760, { decay: 0.014 }]],
  'coin-in': [0.42, 0.4, [metal, 0, 2350, { loud: 0.7 }], [metal, 0.07, 3140]],
  'coin-out': [0.42, 0.4, [metal, 0, 3140, { loud: 0.7 }], [metal, 0.07, 2350]],
  stamp: [0.3, 0.6, [thud, 0, 150], [rustle, 0, { seconds: 0.03, loud: 0.5 }]],
  sprout: [0.3, 0.35, [glide, 0, 420, 760], [glide, 0.08, 560, 1040, { loud: 0.6 }]],
  dice: [0.6, 0.5, ...tumbling],
  step: [0.16, 0.4, [wood, 0, 392, { decay: 0.026 }]],
  flip: [0.22, 0.35, [rustle, 0, { seconds: 0.13 }], [wood, 0.12, 880, { loud: 0.4, decay: 0.02 }]],
  'flip-own': [
    0.26,
    0.35,
    [rustle, 0, { seconds: 0.15, brightness: 0.2 }],
    [wood, 0.14, 440, { loud: 0.25, decay: 0.03 }],
  ],
  'card-event': [
    0.55,
    0.45,
    [rustle, 0, { seconds: 0.13, loud: 0.6 }],
    [metal, 0.13, 784, { decay: 0.13 }],
  ],
  'vote-cast': [0.24, 0.5, [thud, 0, 190, { decay: 0.04 }], [wood, 0.02, 587, { loud: 0.6 }]],
  'event-stopped': [0.5, 0.5, [wood, 0, 587], [wood, 0.13, 440], [thud, 0.13, 165, { loud: 0.6 }]],
  'event-passes': [0.6, 0.45, [metal, 0, 587, { decay: 0.1 }], [metal, 0.14, 740, { decay: 0.12 }]],
  'offer-new': [0.4, 0.4, [metal, 0, 1175, { loud: 0.7 }], [metal, 0.09, 1480]],
  'offer-done': [0.45, 0.5, [thud, 0, 170, { loud: 0.8 }], [metal, 0.1, 2350, { loud: 0.6 }]],
  'paid-me': [0.55, 0.4, [metal, 0, 2350], [metal, 0.08, 2790], [metal, 0.16, 3520]],
  'knocked-out': [0.65, 0.5, [wood, 0, 330], [wood, 0.16, 262], [thud, 0.34, 120, { decay: 0.09 }]],
  reveal: [0.68, 0.4, ...rising(metal, [523, 659, 784], 0.13)],
  alarm: [1.5, 0.95, ...ringing],
  win: [0.69, 0.5, ...rising(wood, [523, 659, 784, 1047], 0.11)],
  chat: [0.12, 0.3, [glide, 0, 720, 980, { seconds: 0.07 }]],
  refused: [0.28, 0.4, [thud, 0, 105, { decay: 0.055 }]],
};

const GAP = 0.06;

function rising(instrument, notes, apart) {
  return notes.map((note, i) => [instrument, i * apart, note, { decay: 0.09 }]);
}

const places = {};
const parts = [];
let begin = 0;
for (const [name, [seconds, peak, ...strokes]] of Object.entries(SOUNDS)) {
  const samples = silence(seconds);
  for (const [instrument, at, ...how] of strokes) instrument(samples, at, ...how);
  places[name] = [Number(begin.toFixed(3)), seconds];
  parts.push(normalised(samples, peak), silence(GAP));
  begin += (samples.length + silence(GAP).length) / RATE;
}

const target = join(import.meta.dirname, '../src/sound');
const work = mkdtempSync(join(tmpdir(), 'sounds-'));
const plain = join(work, 'all.wav');
writeFileSync(plain, wav(Float32Array.from(parts.flatMap((part) => [...part]))));
execFileSync('lame', [
  '--quiet',
  '-m',
  'm',
  '-V',
  '6',
  '--noreplaygain',
  plain,
  join(target, 'sounds.mp3'),
]);
execFileSync('oggenc', [
  '--quiet',
  '-q',
  '1',
  '--serial',
  '1',
  '-o',
  join(target, 'sounds.ogg'),
  plain,
]);
rmSync(work, { recursive: true });

const lines = Object.entries(places).map(
  ([name, [from, seconds]]) => `  '${name}': [${from}, ${seconds}],`,
);
writeFileSync(
  join(target, 'sprite.ts'),
  `/** Where each sound begins in the file and how long it is, in seconds. Written by scripts/sounds.mjs. */
export const sprite = {
${lines.join('\n').replace(/'(\w+)':/g, '$1:')}
} as const;

export type SoundName = keyof typeof sprite;
`,
);
for (const file of ['sounds.mp3', 'sounds.ogg'])
  console.log(file, statSync(join(target, file)).size, 'bytes');
