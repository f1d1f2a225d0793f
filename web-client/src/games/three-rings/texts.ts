import type { MoveWords } from '../game';
import type { ThreeRingsPlay } from './play';
import { sentences } from './words';

/** The words of "Actions as text". */
export function moveWords(_play: ThreeRingsPlay): MoveWords {
  return {
    action: ({ action }) => sentences.words(`act.${action}`),
    parameter: (_move, { name }) => sentences.words(`par.${name}`),
    item: (_move, _parameter, { value }) => String(value),
  };
}
