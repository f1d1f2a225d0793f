import './dice.css';
import { useEffect, useState } from 'preact/hooks';
import { Dice } from '../../../ui/Dice';
import type { Pips } from '../../../ui/Die';
import { Medal } from '../../../ui/Medal';
import type { Thrown } from '../scene/stage';
import { isThrownForYou, type Session } from '../session';
import { fitted, type Name } from '../story/fitting';
import { t } from '../words';
import { ByTableSign } from './ByTableSign';
import { campOf } from './camp';

/** Of the time of a throw, what its dice tumble: they lie before the piece walks, on a slow machine too. */
const TUMBLE_SHARE = 0.75;

/**
 * The dice: of the throw that is being played, or those of the last one, small and pale under the mark
 * of who threw them, so that nobody takes them for his own.
 */
export function ThrownDice({ session }: { session: Session }) {
  const { play, stage, running, rolling } = session;
  const { thrown, acting, swift } = stage.value;
  const inHand = isInHand(session);
  const pips = inHand ? null : pipsOf(session);
  const shaken = useShaken(inHand && play.moving.value);
  const why = stage.value.byTable.get(thrown.key);
  const isPast = pips !== null && acting === null && !swift;
  return (
    <div
      class={isPast ? 'thrown-dice past' : 'thrown-dice'}
      style={{ '--rest': `${restOf(thrown)}deg` }}
    >
      <Dice
        pips={shaken ?? pips}
        thrown={thrown.key}
        count={2}
        size={64}
        moving={play.moving.value && !swift}
        {...(running.value !== null && { millis: running.value * TUMBLE_SHARE })}
        label={pips ? diceWords(thrown) : t('middle.noDice')}
        onTumble={(on) => {
          rolling.value = on;
        }}
      />
      {isPast && thrown.seat !== null && (
        <p>
          <Medal colour={play.colour(thrown.seat)} size={17} />
          {why && <ByTableSign why={why} size={15} />}
          {pastWords(
            session,
            thrown.seat,
            pips.reduce((sum: number, each) => sum + each, 0),
          )}
        </p>
      )}
    </div>
  );
}

/** What dice show one after the other while they are shaken: nothing of what will fall. */
const SHAKEN: readonly (readonly Pips[])[] = [
  [1, 4],
  [5, 2],
  [3, 6],
  [6, 1],
  [2, 5],
  [4, 3],
];
const FACE_MILLIS = 90;

/** The faces of shaken dice; null while they are not. */
function useShaken(on: boolean): readonly Pips[] | null {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => setTurn((last) => last + 1), FACE_MILLIS);
    return () => clearInterval(timer);
  }, [on]);
  return on ? (SHAKEN[turn % SHAKEN.length] ?? null) : null;
}

/** How askew the dice lie: as they fell, the same for everybody. */
function restOf({ made }: Thrown): number {
  const [first = 0, second = 0] = made?.dice ?? [];
  return ((first * 5 + second * 3) % 11) - 5;
}

/** Whose throw it is, and as soon as the dice lie what it was. */
export function throwTitle(session: Session, seat: number): string {
  const { play, fallen } = session;
  const sum = fallen.value ?? lyingTotal(session, seat);
  if (sum !== null) return threwWords(session, seat, sum);
  if (seat !== play.seat.value) return t('middle.of', { name: play.name(seat) });
  return session.stage.value.acting !== null && isThrownForYou(session)
    ? t('pill.auto')
    : t('middle.yours');
}

/** Between two turns that follow at once, the throw of the last. */
function lyingTotal({ stage }: Session, seat: number): number | null {
  const { acting, swift, thrown } = stage.value;
  const isTold = acting === null && swift && thrown.seat === seat;
  return isTold ? (thrown.made?.dice.reduce((sum: number, pips) => sum + pips, 0) ?? null) : null;
}

/** Who threw how much, and what for where it moved nothing; of the reader whether the table did. */
export function threwWords(session: Session, seat: number, sum: number): string {
  const { play, stage } = session;
  if (seat === play.seat.value && isThrownForYou(session)) return t('pill.auto.sum', { sum });
  const isByTable = stage.value.byTable.has(stage.value.thrown.key);
  if (isByTable && stage.value.acting === null) {
    return t('middle.by-table', { name: play.name(seat), sum });
  }
  const forRent = stage.value.thrown.made?.purpose === 'rent';
  const name = play.name(seat);
  if (seat === play.seat.value) {
    return forRent ? t('middle.yours.fallen.rent', { sum }) : t('middle.yours.fallen', { sum });
  }
  return forRent ? t('middle.of.fallen.rent', { name, sum }) : t('middle.of.fallen', { name, sum });
}

/** How many letters a phone has for that beside the dice, and how many of them a sign takes. */
const PHONE = { letters: 19, sign: 3 } as const;

/** The same of the last throw, which on a phone has one line: what it was for, its news tell. */
function pastWords(session: Session, seat: number, sum: number): string {
  const { play, stage } = session;
  if (!play.phone.value) return threwWords(session, seat, sum);
  const isByTable = stage.value.byTable.has(stage.value.thrown.key);
  const key = isByTable ? 'middle.by-table.brief' : 'middle.of.fallen.brief';
  if (seat === play.seat.value) {
    return t(isByTable ? 'middle.by-table.brief.you' : 'middle.yours.fallen', { sum });
  }
  const words = (name: Name) => t(key, { name: name(seat), sum });
  const most = PHONE.letters - (isByTable ? PHONE.sign : 0);
  return fitted([], words, play.name, ({ length }) => length <= most);
}

/** True while the reader shakes them, and until what he has thrown is known. */
function isInHand({ play, throwing, shaking }: Session): boolean {
  const kind = throwing.value;
  return shaking.value || (kind !== null && play.busy.value === kind);
}

/** Under a camp's rent the dice show nothing until they are thrown for it. */
function pipsOf(session: Session): readonly Pips[] | null {
  const { made } = session.stage.value.thrown;
  if (!made || (campOf(session) && made.purpose === 'move')) return null;
  return made.dice as readonly Pips[];
}

function diceWords({ made }: Thrown): string {
  const [first, second] = made?.dice ?? [];
  return first && second ? t('middle.dice', { first, second }) : t('middle.noDice');
}
