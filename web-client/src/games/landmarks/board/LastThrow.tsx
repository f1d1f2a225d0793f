import './throw.css';
import { Dice } from '../../../ui/Dice';
import type { Pips } from '../../../ui/Die';
import { Medal } from '../../../ui/Medal';
import { Switch } from '../../../ui/Switch';
import type { Beat } from '../beats';
import { cardOf, sumOf } from '../cards';
import type { Go } from '../go';
import type { Session } from '../session';
import type { Table } from '../wire';
import { t } from '../words';
import { Shape } from './Shape';
import { stepFigure, stepWords } from './steps';

interface Props {
  session: Session;
}

/** The dice, the total in large figures, and what it has done so far, in the true order. */
export function LastThrow({ session }: Props) {
  const { play, quick } = session;
  const go = thrownIn(session);
  return (
    <section class="panel lm-throw" aria-label={t('throw.title')}>
      <header>
        <h2 class="small-title">{t('throw.title')}</h2>
        {go && <Medal colour={play.colour(go.seat)} size={22} />}
        {go && <span>{play.called(go.seat)}</span>}
      </header>
      {go ? (
        <>
          <Figures session={session} go={go} size={44} />
          <Steps session={session} go={go} />
        </>
      ) : (
        <p class="lm-none">{t('throw.none')}</p>
      )}
      <Switch
        label={t('throw.quick')}
        on={quick.value}
        onChange={(on) => {
          quick.value = on;
        }}
      />
    </section>
  );
}

/** The same in one line, where no column stands beside the board. */
export function LastThrowLine({ session }: Props) {
  const { play } = session;
  const go = thrownIn(session);
  if (!go) return null;
  const last = toldOf(session, go).at(-1);
  return (
    <div class="lm-throw-line">
      <Medal colour={play.colour(go.seat)} size={24} />
      <Figures session={session} go={go} size={28} />
      {last && (
        <p>
          {stepWords(session, last)} <b>{stepFigure(session, last)}</b>
        </p>
      )}
    </div>
  );
}

/** The throw that the page shows, which may still be told. */
function thrownIn({ scenes }: Session): Go | null {
  return scenes.shown.value.go;
}

/** What of it has been told so far. */
function toldOf({ scenes }: Session, go: Go): readonly Beat[] {
  const { told } = scenes.shown.value;
  return told === null ? go.beats : go.beats.slice(0, told);
}

function Figures({ session, go, size }: Props & { go: Go; size: number }) {
  const { play } = session;
  const total = go.total ?? sumOf(go.dice);
  return (
    <div class="lm-figures">
      <b class="lm-total">
        <span class="hidden-text">{t('throw.total')} </span>
        {session.scenes.shown.value.falls ? '…' : total}
      </b>
      <Dice
        pips={go.dice as readonly Pips[]}
        thrown={go.key}
        size={size}
        moving={play.moving.value}
        label={t('throw.dice', { dice: go.dice.join(' + ') })}
      />
      {go.added && <span class="chip green">{t('throw.added')}</span>}
      {go.first && (
        <span class="chip quiet">{t('throw.first', { dice: go.first.join(' + ') })}</span>
      )}
    </div>
  );
}

function Steps({ session, go }: Props & { go: Go }) {
  const running = session.scenes.running.value !== null;
  const told = toldOf(session, go);
  const isOpen = go.total === null || session.scenes.shown.value.falls;
  if (told.length === 0) return isOpen ? null : <p class="lm-none">{t('throw.nothing')}</p>;
  return (
    <ol class="lm-steps">
      {told.map((step, i) => (
        <li key={i} class={running && i === told.length - 1 ? 'now' : undefined}>
          <StepLine session={session} step={step} />
        </li>
      ))}
    </ol>
  );
}

function StepLine({ session, step }: Props & { step: Beat }) {
  const figure = stepFigure(session, step);
  return (
    <>
      <StepShape table={session.play.table.value} step={step} />
      <span>{stepWords(session, step)}</span>
      {figure && <b class={figure.startsWith('−') ? 'brick-words' : 'pat-words'}>{figure}</b>}
    </>
  );
}

function StepShape({ table, step }: { table: Table; step: Beat }) {
  if (step.card === null) return <span />;
  const { colour } = cardOf(table, step.card);
  return (
    <span class={`lm-step-shape ${colour}`}>
      <Shape colour={colour} size={10} />
    </span>
  );
}
