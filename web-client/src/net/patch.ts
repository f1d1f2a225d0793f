import type { Edit } from './wire';

/** An edit that does not fit the view it is meant for: a frame was lost, the view has to be asked for anew. */
export class MisfitEdit extends Error {
  override readonly name = 'MisfitEdit';
}

/**
 * The view after the edits, applied in order. The old view stays as it was; parts that no edit
 * touches are the same objects in both, so what reads only them need not be drawn again.
 */
export function applyEdits(view: unknown, edits: readonly Edit[]): unknown {
  return edits.reduce<unknown>((before, edit) => {
    const [path] = edit;
    return path === '' ? edit[1] : changed(before, path.split('/'), edit);
  }, view);
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
  const value = edit[1];
  if (step === '-' && rest.length === 0) return [...list, value];
  const index = Number(step);
  if (!(index in list) || (rest.length === 0 && edit.length === 1)) throw misfit(edit);
  const next = [...list];
  next[index] = rest.length > 0 ? changed(list[index], rest, edit) : value;
  return next;
}

function misfit(edit: Edit): MisfitEdit {
  return new MisfitEdit(`nothing stands at ${edit[0]}`);
}
