import { effect } from '@preact/signals';
import { settings } from '../settings';
import { groupOf } from './groups';
import mp3 from './sounds.mp3';
import ogg from './sounds.ogg';
import { type SoundName, sprite } from './sprite';

const NUDGE_MILLIS = 30;

interface Loaded {
  context: AudioContext;
  master: GainNode;
  samples: AudioBuffer;
}

let loaded: Loaded | undefined;
let waiting = false;

/**
 * Gets the sounds ready at the reader's next press or key, because browsers keep silent before one. Called by
 * each page that sounds; calls after the first do nothing.
 */
export function prepareSounds(): void {
  if (waiting || loaded) return;
  waiting = true;
  const unlock = () => {
    document.removeEventListener('pointerdown', unlock);
    document.removeEventListener('keydown', unlock);
    void load().then((ready) => {
      loaded = ready;
      waiting = false;
    });
  };
  document.addEventListener('pointerdown', unlock);
  document.addEventListener('keydown', unlock);
}

/** Plays a sound if the reader wants it; before his first press, and when sounds cannot be had, nothing. */
export function play(name: SoundName): void {
  if (name === 'turn-yours' && settings.soundGroups.turn.value) navigator.vibrate?.(NUDGE_MILLIS);
  if (!loaded || !isWanted(name)) return;
  const { context, master, samples } = loaded;
  const [from, seconds] = sprite[name];
  const source = context.createBufferSource();
  source.buffer = samples;
  source.connect(master);
  source.start(0, from, seconds);
}

/** True if neither all sound nor the sound's group is off. */
export function isWanted(name: SoundName): boolean {
  return (
    settings.sound.value && settings.volume.value > 0 && settings.soundGroups[groupOf(name)].value
  );
}

/** Undefined where the browser has no audio or the file cannot be had: the table is complete without it. */
async function load(): Promise<Loaded | undefined> {
  try {
    const context = new AudioContext();
    const answer = await fetch(playsOgg() ? ogg : mp3);
    const samples = await context.decodeAudioData(await answer.arrayBuffer());
    await context.resume();
    const master = context.createGain();
    master.connect(context.destination);
    effect(() => {
      master.gain.value = settings.volume.value;
    });
    return { context, master, samples };
  } catch {
    return undefined;
  }
}

function playsOgg(): boolean {
  return document.createElement('audio').canPlayType('audio/ogg; codecs="vorbis"') !== '';
}
