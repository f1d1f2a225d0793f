import { Banner } from '../../ui/Banner';
import type { Session } from './session';
import { t } from './words';

/**
 * What a landing does just now: newcomers miss that the same landing does something else from part 2
 * on. It is there from the start, so that nothing moves when the part changes; a phone, where the rows
 * of the board are needed more, has it for the first turn of all and again from part 2 on.
 */
export function PartBanner({ session }: { session: Session }) {
  const { table, phone } = session.play;
  const { part, target, phase, left, turnNumber, players } = table.value;
  const short = phone.value ? '.short' : '';
  if (phase === 'over') return null;
  if (part === 1 && phone.value && turnNumber > players.length) return null;
  if (part === 1) {
    return (
      <Banner kind="blue" icon="cards">
        <Words short={short !== ''}>
          {phase === 'place' ? t(`banner.place${short}`) : t(`banner.partOne${short}`, { n: left })}
        </Words>
      </Banner>
    );
  }
  return (
    <Banner kind="brass" icon="seal-check-fill">
      <Words short={short !== ''}>{t(`banner.partTwo${short}`, { target })}</Words>
    </Banner>
  );
}

/** On a phone they are one line, and take the height of one. */
function Words({ short, children }: { short: boolean; children: string }) {
  return short ? <span class="ec-short">{children}</span> : <span>{children}</span>;
}
