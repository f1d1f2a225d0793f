import { computed, type ReadonlySignal } from '@preact/signals';
import { SceneQueue } from './scene-queue';
import type { Scenes, Script } from './staging';

/** The scenes of a table by themselves, without a page around it. */
export function scenesOf<Table>(
  source: { table: ReadonlySignal<Table>; moving: ReadonlySignal<boolean> },
  script: Script<Table>,
): Scenes<Table> {
  const moment = computed(() => ({ table: source.table.value }));
  const { censor } = script;
  return new SceneQueue({ moment, moving: source.moving }).stage<Table>({
    ...script,
    at: ({ table }) => table,
    ...(censor && { censorTable: censor }),
  });
}
