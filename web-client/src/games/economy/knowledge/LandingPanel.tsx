import './knowledge.css';
import { useRef } from 'preact/hooks';
import { Chip } from '../../../ui/Chip';
import { Dice } from '../../../ui/Dice';
import type { Pips } from '../../../ui/Die';
import { whyNotThere } from '../reasons';
import type { Session } from '../session';
import { t } from '../words';
import { Gains } from './Gains';
import { landingOn, lastLandingWords } from './landing';

/** The die, and what a landing on the space looked at does; else what the last one did. */
export function LandingPanel({ session }: { session: Session }) {
  const { pointed, chosen, play } = session;
  const space = pointed.value ?? chosen.value;
  const { part, left, phase } = play.table.value;
  return (
    <section class="panel ec-landing" aria-label={t('landing.start')}>
      {phase !== 'place' && <TheDie session={session} size={56} />}
      <div>
        {space && <SpaceFacts session={session} space={space} />}
        <Last session={session} isAlone={space === null} />
        {part === 1 && phase !== 'place' && phase !== 'over' && (
          <Chip icon="cards">{t('landing.left', { n: left })}</Chip>
        )}
      </div>
    </section>
  );
}

/** The last throw; it tumbles when it is new. */
export function TheDie({ session, size }: { session: Session; size: number }) {
  const { play } = session;
  const { die, lastMove, turnNumber, phase } = play.table.value;
  const shown = die ?? lastMove?.die ?? null;
  const lastThrown = useRef(0);
  if (die !== null) lastThrown.current = turnNumber;
  return (
    <Dice
      pips={shown === null || phase === 'place' ? null : [shown as Pips]}
      thrown={lastThrown.current}
      size={size}
      moving={play.moving.value}
      label={shown === null ? t('die.none') : t('die.rolled', { die: shown })}
    />
  );
}

function SpaceFacts({ session, space }: { session: Session; space: string }) {
  const { title, line, effect, pays, isUnknown } = landingOn(session, space);
  const why = session.chosen.value === space ? whyNotThere(session, space) : undefined;
  if (why) {
    return (
      <>
        <h2>{title}</h2>
        <p class="ec-why">{why}</p>
      </>
    );
  }
  return (
    <>
      <h2>{title}</h2>
      {isUnknown && <p class="ec-unknown">{t('landing.unknown')}</p>}
      <p>
        {line}. {effect}
      </p>
      <Gains session={session} pays={pays} />
      {pays.length > 0 && <p class="ec-note">{t('landing.remember')}</p>}
    </>
  );
}

/** Gone with the next move: what was named then may lie face-down by now. */
function Last({ session, isAlone }: { session: Session; isAlone: boolean }) {
  const words = session.scenes.running.value === null ? lastLandingWords(session) : '';
  return (
    <>
      {isAlone && <h2>{t(words ? 'landing.none' : 'landing.start')}</h2>}
      <p>{words || (isAlone && t('landing.look'))}</p>
    </>
  );
}
