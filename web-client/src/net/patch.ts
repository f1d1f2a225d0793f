import type { Edit } from './wire';

/** An edit that does not fit the view it is meant for: a frame was lost, the view has to be asked for anew. */
export class MisfitEdit extends Error {
  override readonly name = 'MisfitEdit';
}

/**
 * The view after the edits, applied in order. The old view stays as it was; parts that no edit
 * touches are the same objects in both, so what reads only them need not be drawn again. How a path
 * is written stands with the server's `Edit`.
 */
export function applyEdits(view: unknown, edits: readonly Edit[]): unknown {
  let after = view;
  let steps: readonly string[] = [];
  for (const edit of edits) {
    steps = stepsOf(edit, steps);
    after = steps.length === 0 ? edit[1] : changed(after, steps.map(unescaped), edit);
  }
  return after;
}

/** The whole way to the place of an edit: each dot at its beginning drops a step of the one before. */
function stepsOf(edit: Edit, before: readonly string[]): readonly string[] {
  const [path] = edit;
  if (path === '') return [];
  const dots = path.search(/[^.]|$/);
  if (dots > before.length) throw misfit(edit);
  const kept = dots === 0 ? [] : before.slice(0, before.length - dots);
  return [...kept, ...path.slice(dots).split('/')];
}

function unescaped(step: string): string {
  if (!step.includes('~')) return step;
  return step.replaceAll('~2', '.').replaceAll('~1', '/').replaceAll('~0', '~');
}

function changed(node: unknown, steps: readonly string[], edit: Edit): unknown {
  const [step = '', ...rest] = steps;
  if (Array.isArray(node)) return changedList(node, step, rest, edit);
  if (typeof node !== 'object' || node === null) throw misfit(edit);
  const fields = node as Record<string, unknown>;
  if (rest.length > 0) return { ...fields, [step]: changed(fields[step], rest, edit) };
  if (edit.length === 2) return { ...fields, [step]: edit[1] };
  if (!Object.hasOwn(fields, step)) throw misfit(edit);
  const { [step]: _gone, ...others } = fields;
  return others;
}

function changedList(list: unknown[], step: string, rest: readonly string[], edit: Edit): unknown {
  const isLast = rest.length === 0;
  if (isLast && step === '-') return [...list, edit[1]];
  const place = Number(step);
  if (isLast && step.startsWith('+')) {
    if (!(place <= list.length)) throw misfit(edit);
    return list.toSpliced(place, 0, edit[1]);
  }
  if (!(place in list)) throw misfit(edit);
  if (isLast && edit.length === 1) return list.toSpliced(place, 1);
  return list.with(place, isLast ? edit[1] : changed(list[place], rest, edit));
}

function misfit(edit: Edit): MisfitEdit {
  return new MisfitEdit(`nothing stands at ${edit[0]}`);
}
