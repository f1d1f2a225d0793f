import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import type { Session } from '../session';
import { sentences, t } from '../words';
import { rentThrown } from './camp';

interface Props {
  session: Session;
  payer: number;
  owner: number;
  /** The rent for each pip, while the throw is still to come. */
  perPip?: number;
  /** What was thrown, and the rent it makes. */
  total?: number;
  sum?: number;
}

/** A camp's rent as a moment of its own: both names, and the sum with its open place. */
export function CampRent({ session, payer, owner, perPip, total = 0, sum = 0 }: Props) {
  const { play } = session;
  const pip = pipOf(session);
  const called = (seat: number) => (seat === play.seat.value ? t('camp.you') : play.name(seat));
  const n = (perPip ?? sum / Math.max(1, total)) / pip;
  const fallen = sum > 0 ? total : rentThrown(session);
  return (
    <div class="camp-rent">
      <p class="camp-parties">
        <span class="hidden-text">
          {sentences.words(sentences.toReader('camp.pays', play.seat.value, payer, owner), {
            name: play.name(payer),
            owner: play.name(owner),
          })}
        </span>
        <span aria-hidden="true">
          <Medal colour={play.colour(payer)} size={28} />
          <b>{called(payer)}</b>
          <Icon name="arrow-right" size={16} />
          <Medal colour={play.colour(owner)} size={28} />
          <b>{called(owner)}</b>
        </span>
      </p>
      <p
        class={`camp-sum ${toneOf(play.seat.value, payer, owner)}${fallen === null ? '' : ' whole'}`}
      >
        {fallen === null
          ? t('camp.sum', { pip, throw: '?', n })
          : t('camp.total', { pip, throw: fallen, n, sum: pip * fallen * n })}
      </p>
    </div>
  );
}

/** What it is to the reader; who only watches sees it as the payer does. */
function toneOf(
  reader: number | null,
  payer: number,
  owner: number,
): 'loss' | 'earned' | 'of-others' {
  if (reader === owner) return 'earned';
  return reader === null || reader === payer ? 'loss' : 'of-others';
}

/** What each pip of a camp's throw costs. */
function pipOf({ shown }: Session): number {
  const camp = shown.value.fields.find(({ rentPerPip }) => rentPerPip !== null);
  return camp?.rentPerPip ?? 1;
}
