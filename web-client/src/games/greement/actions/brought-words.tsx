import { type ComponentChildren, Fragment } from 'preact';
import { listed } from '../../../i18n/list';
import type { StoryLine } from '../../game';
import type { Session } from '../session';
import { lineFace } from '../story/lines';
import type { Square } from '../wire';
import { sentences, t } from '../words';
import { ownerBefore, squaresOf } from './since-squares';

/** What an event has brought by whose it was: "Crops wither: Jonas F1 and F3, Mara H2."; where that is not known, as the log has it. */
export function broughtWords({ play }: Session, line: StoryLine): ComponentChildren {
  const key = `since.brought.${line.code}`;
  const squares = squaresOf(line);
  const owned = byOwner(play, line, squares);
  const isKnown = [...owned.keys()].every((owner) => owner !== null);
  if (!sentences.has(key) || !isKnown) return lineFace(line, play).text;
  return sentences.filled(key, {
    n: squares.length,
    of: [...owned].map(([owner, some], i) => (
      <Fragment key={owner}>
        {i > 0 && t('list.comma')}
        <b>{play.name(Number(owner))}</b> {listed(some)}
      </Fragment>
    )),
  });
}

function byOwner(
  told: Session['play'],
  line: StoryLine,
  squares: readonly Square[],
): ReadonlyMap<number | null, readonly Square[]> {
  const owned = new Map<number | null, Square[]>();
  for (const square of squares) {
    const owner = ownerBefore(line, square, told);
    owned.set(owner, [...(owned.get(owner) ?? []), square]);
  }
  return owned;
}
