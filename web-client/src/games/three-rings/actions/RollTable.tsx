import { Icon } from '../../../ui/Icon';
import { ownerOf, spaceOf } from '../lookup';
import { placeName } from '../names';
import { own, type Session } from '../session';
import type { Prospect, Ring } from '../wire';
import { t } from '../words';

interface Props {
  session: Session;
  ring: Ring;
  prospect: Prospect;
}

/** What each number of the die leads to on a ring: the same as the board lights, in words. */
export function RollTable({ session, prospect }: Props) {
  return (
    <ol class="tra-rolls">
      {prospect.spaces.map((space, index) => {
        const die = index + 1;
        const { words, worth, isCost } = leadsTo(session, prospect, index);
        return (
          <li
            key={die}
            onPointerEnter={() => {
              session.pointed.value = space;
            }}
            onPointerLeave={() => {
              session.pointed.value = null;
            }}
          >
            <b class="tra-die">{die}</b>
            <span>
              <b>{placeName(space)}</b>
              <small>
                {words}
                {prospect.crosses.includes(die) && (
                  <>
                    {' · '}
                    <Icon name="percent" size={12} />{' '}
                    {t('roll.crosses', { interest: own(session)?.interest ?? 0 })}
                  </>
                )}
              </small>
            </span>
            <b class={isCost ? 'brick-words' : ''}>{worth}</b>
          </li>
        );
      })}
    </ol>
  );
}

function leadsTo({ play }: Session, prospect: Prospect, index: number) {
  const table = play.table.value;
  const space = prospect.spaces[index] ?? '';
  const rent = prospect.rents[index] ?? 0;
  const price = prospect.prices[index] ?? null;
  const owner = ownerOf(table, space);
  if (rent > 0 && owner !== null) {
    const name = play.name(owner);
    const dodged = prospect.calls.includes(index + 1);
    return {
      words: t(dodged ? 'roll.rent.call' : 'roll.rent', { name }),
      worth: t('roll.pays', { n: rent }),
      isCost: true,
    };
  }
  if (owner !== null) return { words: t('roll.yours'), worth: '', isCost: false };
  if (spaceOf(table, space)?.industry == null) {
    return { words: t('roll.park'), worth: '', isCost: false };
  }
  if (price === null) return { words: t('roll.vacant.not'), worth: '', isCost: false };
  if (price === 0) {
    return { words: t('roll.free'), worth: t('roll.costs.nothing'), isCost: false };
  }
  return { words: t('roll.vacant'), worth: t('roll.costs', { n: price }), isCost: false };
}
