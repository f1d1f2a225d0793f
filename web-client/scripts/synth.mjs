/** The few instruments of the table: wood, metal, skin and paper. Each adds itself to a buffer of samples. */

export const RATE = 22050;

/** The partials of a struck bar of wood and of a small bell, each with its loudness. */
const WOOD = [
  [1, 1],
  [2.76, 0.35],
  [5.4, 0.12],
];
const METAL = [
  [1, 1],
  [1.51, 0.6],
  [2.34, 0.45],
  [3.27, 0.25],
];

export function silence(seconds) {
  return new Float32Array(Math.round(seconds * RATE));
}

/** A struck bar: dry, gone after some hundredths of a second. */
export function wood(out, at, hertz, { loud = 1, decay = 0.045 } = {}) {
  struck(out, at, hertz, { partials: WOOD, loud, decay });
  rustle(out, at, { seconds: 0.006, loud: loud * 0.35, brightness: 0.8 });
}

/** A coin or a small bell. */
export function metal(out, at, hertz, { loud = 1, decay = 0.09 } = {}) {
  struck(out, at, hertz, { partials: METAL, loud, decay });
}

/** A dull blow: a low note that sinks as it fades. */
export function thud(out, at, hertz, { loud = 1, decay = 0.07 } = {}) {
  let phase = 0;
  fill(out, at, decay * 6, (t) => {
    phase += (2 * Math.PI * hertz * (1 - Math.min(0.45, t * 2.5))) / RATE;
    return loud * Math.sin(phase) * Math.exp(-t / decay);
  });
}

/** A note that glides from one height to another. */
export function glide(out, at, from, to, { seconds = 0.18, loud = 1 } = {}) {
  let phase = 0;
  fill(out, at, seconds, (t) => {
    const share = t / seconds;
    phase += (2 * Math.PI * (from + (to - from) * share)) / RATE;
    return loud * Math.sin(phase) * Math.sin(Math.PI * share) ** 2;
  });
}

/** Paper, or the click of a blow: noise, duller the smaller its brightness. */
export function rustle(out, at, { seconds, loud = 1, brightness = 0.4 }) {
  const random = randomFrom(Math.round(at * 1000) + Math.round(seconds * 977));
  let dull = 0;
  fill(out, at, seconds, (t) => {
    dull += brightness * (random() * 2 - 1 - dull);
    return loud * dull * Math.sin(Math.PI * Math.min(1, t / seconds)) ** 0.7;
  });
}

/** The samples with their greatest value at `peak`, faded out over the last hundredth of a second. */
export function normalised(samples, peak) {
  const greatest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  const fade = RATE / 100;
  return samples.map(
    (sample, i) => (sample / greatest) * peak * Math.min(1, (samples.length - i) / fade),
  );
}

/** A mono WAV file of 16 bits. */
export function wav(samples) {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [i, sample] of samples.entries())
    file.writeInt16LE(Math.round(sample * 32767), 44 + i * 2);
  return file;
}

function struck(out, at, hertz, { partials, loud, decay }) {
  for (const [times, share] of partials) {
    if (hertz * times > RATE / 2.2) continue;
    fill(out, at, decay * 7, (t) => {
      const rise = Math.min(1, t / 0.001);
      return (
        loud *
        share *
        rise *
        Math.sin(2 * Math.PI * hertz * times * t) *
        Math.exp((-t * times ** 0.6) / decay)
      );
    });
  }
}

function fill(out, at, seconds, sampleAt) {
  const first = Math.round(at * RATE);
  const last = Math.min(out.length, first + Math.round(seconds * RATE));
  for (let i = first; i < last; i++) out[i] += sampleAt((i - first) / RATE);
}

/** Noise that is the same each time, so that the files are too. */
function randomFrom(seed) {
  let state = (seed * 2654435761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
