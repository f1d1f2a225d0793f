import { useContext } from 'preact/hooks';
import { Held } from '../../../ui/held';
import { outWords } from '../corner-told';
import { Hint } from '../hints';
import { ownChance } from '../knowledge/chances';
import { knockedAt } from '../knowledge/knocked';
import { isOnItsWay } from '../playing';
import { readerAt, toldOfSeat, whom } from '../reader';
import type { Session } from '../session';
import { sentences, t } from '../words';
import { Bar, hasRoomInBar } from './Bar';
import { MoveBar, TurnButtons } from './MoveBar';
import { PlaceBar, placeLine } from './PlaceBar';
import { RollButton } from './RollButton';
import { SendBar, SendButtons } from './SendBar';

/** What can be done in this phase; hints stand above it where there is no better room for them. */
export function Actions({ session }: { session: Session }) {
  return (
    <>
      {session.play.seat.value !== null && !hasRoomInBar(session) && <Hint session={session} />}
      <PhaseActions session={session} />
    </>
  );
}

function PhaseActions({ session }: { session: Session }) {
  const { play, yours } = session;
  const { phase } = play.table.value;
  if (phase === 'over') return null;
  if (phase === 'place' && play.seat.value !== null) return <PlaceBar session={session} />;
  if (!yours.value) return <Watching session={session} />;
  if (isOnItsWay(session)) return <OnItsWay session={session} />;
  switch (phase) {
    case 'roll':
      return <RollBar session={session} />;
    case 'move':
      return <MoveBar session={session} />;
    case 'send':
      return <SendBar session={session} />;
    case 'place':
      return null;
  }
}

/** What one did stays where it was pressed until the board has played it. */
function OnItsWay({ session }: { session: Session }) {
  const isSent = session.play.table.value.phase === 'send';
  const held = useContext(Held) ?? t('going.wait');
  return (
    <Bar
      session={session}
      title={t('going.title')}
      line={t('going.line')}
      buttons={
        <Held.Provider value={held}>
          {isSent ? <SendButtons session={session} /> : <TurnButtons session={session} />}
        </Held.Provider>
      }
    />
  );
}

/** The others are told what is going on where the one on turn has the buttons. */
function Watching({ session }: { session: Session }) {
  const { play } = session;
  const isSpectator = play.seat.value === null;
  const line = isSpectator ? spectatorWords(session) : watchedWords(session);
  return (
    <Bar
      session={session}
      title={turnWords(session)}
      line={line}
      buttons={!isSpectator && <Waiting session={session} />}
    />
  );
}

/** That one watches; while cards are laid, how many are left as well: a phone's sheet says that at its head. */
function spectatorWords(session: Session): string {
  const { phone, table } = session.play;
  const isLaying = table.value.phase === 'place' && !phone.value;
  return isLaying ? `${placeLine(session)} ${t('other.line')}` : t('other.line');
}

/** What the phase means to those who wait. */
function watchedWords(session: Session): string {
  const { play } = session;
  const { part, phase } = play.table.value;
  const shown = session.scenes.shown.value;
  const { sending, turn } = shown;
  if (sending !== null && knockedAt(shown) !== null) {
    const key = toldOfSeat(play, 'other.line.send', sending);
    return sentences.words(key, { name: play.name(turn), rival: play.name(sending) });
  }
  const out = outWords(session);
  if (out !== '') return out;
  return t(part === 1 || phase === 'place' ? 'other.line.1' : 'other.line.2');
}

/** What one will do again stays in its place, dashed; a phone has no room for more than the next. */
function Waiting({ session }: { session: Session }) {
  if (session.play.phone.value) return <RollButton session={session} />;
  return <TurnButtons session={session} />;
}

/** What the one on turn does just now. */
export function turnWords({ play, scenes }: Session): string {
  const { phase, turn, die, sending } = scenes.shown.value;
  const name = play.name(turn);
  switch (phase) {
    case 'place':
      return t('other.place', { name });
    case 'roll':
      return t('other.roll', { name });
    case 'move':
      return t('other.move', { name, die: die ?? 0 });
    case 'send':
      return t('other.send', { name, rival: sending === null ? '' : whom(play, sending) });
    case 'over':
      return '';
  }
}

/** What the roll is for; to whoever was knocked out, that he enters and how. */
function rollLine(session: Session): string {
  const { play } = session;
  const table = play.table.value;
  const out = outWords(session);
  const isOutside = readerAt(table, play)?.piece.outside === 'any';
  return [
    out && `${out} ${t('hint.corner')}`,
    t(table.part === 1 ? 'roll.line.1' : 'roll.line.2', { chance: ownChance(play) }),
    isOutside && t('roll.outside'),
  ]
    .filter(Boolean)
    .join(' ');
}

function RollBar({ session }: { session: Session }) {
  return (
    <Bar
      session={session}
      title={t('roll.title')}
      line={rollLine(session)}
      buttons={<TurnButtons session={session} />}
    />
  );
}
