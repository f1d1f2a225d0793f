import type { Draw, GameRecord } from '../../net/wire';

/** The part of a finished game's record that its draws follow from. */
export type ShuffleRecord = Pick<GameRecord, 'secret' | 'locked' | 'words'> & {
  readonly rows: readonly { readonly draws: readonly Draw[] }[];
};

/**
 * What the check found: how many draws it repeated, or the first thing that does not hold; and the
 * hash of the opened secret.
 */
export type Finding = { hash: string } & (
  | { holds: true; draws: number }
  | { holds: false; problem: 'secret' | 'changed' }
  | { holds: false; problem: 'draw'; draw: Draw }
);

const RANGE = 2n ** 64n;
const utf8 = new TextEncoder();

/**
 * Repeats every draw of a game. The secret's hash must be the one that was locked, also the one
 * this browser saw before the start (`seen`, null if it saw none). Draw n of a stream is the first
 * 8 bytes of HMAC-SHA256(key, "stream/n") as a whole number; the key is HMAC-SHA256(secret, words
 * joined by line feeds). Numbers of the last incomplete run of the range are passed over.
 */
export async function checkShuffle(record: ShuffleRecord, seen: string | null): Promise<Finding> {
  const secret = bytes(record.secret);
  const hash = hex(await crypto.subtle.digest('SHA-256', secret));
  if (hash !== record.locked) return { hash, holds: false, problem: 'secret' };
  if (seen !== null && seen !== hash) return { hash, holds: false, problem: 'changed' };
  const words = utf8.encode(record.words.join('\n'));
  const key = await signer(await crypto.subtle.sign('HMAC', await signer(secret), words));
  const next = new Map<string, number>();
  const draws = record.rows.flatMap((row) => row.draws);
  for (const draw of draws) {
    const drawn = await drawAgain(key, draw, next.get(draw.stream) ?? 0);
    if (drawn.n !== draw.n || drawn.value !== draw.value) {
      return { hash, holds: false, problem: 'draw', draw };
    }
    next.set(draw.stream, drawn.n + 1);
  }
  return { hash, holds: true, draws: draws.length };
}

async function drawAgain(key: CryptoKey, { stream, from, to }: Draw, first: number) {
  const range = BigInt(to - from + 1);
  const fair = RANGE - (RANGE % range);
  for (let n = first; ; n++) {
    const mac = await crypto.subtle.sign('HMAC', key, utf8.encode(`${stream}/${n}`));
    const number = new DataView(mac).getBigUint64(0);
    if (number < fair) return { n, value: from + Number(number % range) };
  }
}

function signer(key: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
