import { readdirSync, readFileSync } from 'node:fs';
import type { ClientMessage, ServerMessage } from './wire';

/** The golden frames of one sender by their file names, for tests; the Java tests read the same. */
function read<M>(sender: 'client' | 'server'): Record<string, M> {
  const folder = `../protocol/src/test/resources/frames/${sender}`;
  const frames = readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as M,
  ]);
  return Object.fromEntries(frames);
}

export const clientFrames = read<ClientMessage>('client');
export const serverFrames = read<ServerMessage>('server');
