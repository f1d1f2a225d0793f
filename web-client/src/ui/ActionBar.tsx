import './action-bar.css';
import './action-sheet.css';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { useFocusByKey } from './focus';
import { Answer, Answering, Held } from './held';
import { CommonReason, Reasons, useReasons } from './reasons';
import { Scroller } from './Scroller';

interface Props {
  /** One sentence in the display face, and what belongs to it. */
  title: string;
  line?: ComponentChildren;
  /** A chip or a figure at the end of the sentence. */
  aside?: ComponentChildren;
  /** What is decided with, between the sentence and the buttons. */
  children?: ComponentChildren;
  buttons?: ComponentChildren;
}

/**
 * The place of the actions: under the board, or in the phone's sheet, where its sentence stands in
 * the head.
 */
export function ActionBar({ title, line, aside, children, buttons }: Props) {
  const bar = useFocusByKey();
  const reasons = useReasons();
  return (
    <section ref={bar} class="act-bar" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {line && <p>{line}</p>}
        {aside && <span class="act-aside">{aside}</span>}
      </header>
      {children && (
        <Scroller class="act-body" label={title}>
          {children}
        </Scroller>
      )}
      {buttons && (
        <Reasons.Provider value={reasons}>
          <div class="act-buttons">{buttons}</div>
          <CommonReason of={reasons} />
        </Reasons.Provider>
      )}
    </section>
  );
}

interface SheetLineProps {
  title: ComponentChildren;
  /** A second, smaller line. */
  line?: ComponentChildren;
  aside?: ComponentChildren;
}

/** The head of the phone's sheet, which stays when it is folded. A refusal stands in the place of its second line. */
export function SheetLine({ title, line, aside }: SheetLineProps) {
  const answer = useContext(Answer)?.value;
  return (
    <header class="sheet-line">
      {aside}
      <div>
        <h2>{title}</h2>
        {answer ? <p class="sheet-reason">{answer}</p> : line && <p>{line}</p>}
      </div>
    </header>
  );
}

interface SheetActsProps {
  /** Stands above the buttons: a hint. */
  above?: ComponentChildren;
  /** Up to three large buttons in one row. */
  main: ComponentChildren;
  /** Up to five small ones below them, each an icon with its label. */
  small?: ComponentChildren;
  /** Slotted: each keeps its place whatever is chosen. Waiting: no button repeats what the head says; it is heard. Idle: none of the large ones can be pressed. */
  kind?: 'full' | 'slotted' | 'waiting' | 'waiting idle';
}

/**
 * The body of the phone's sheet while it shows buttons. Why a small one is dashed is told to whoever presses
 * it, in the sheet's head; why nothing at all can be done stands in the banner above it.
 */
export function SheetActs({ above, main, small, kind = 'full' }: SheetActsProps) {
  const reasons = useReasons();
  const isHeld = useContext(Held) !== undefined;
  const answer = useContext(Answer);
  const isIdle = kind === 'waiting idle';
  const tell = useTellInHead();
  // Whose turn it is has changed: what was said of it holds no longer.
  useEffect(() => {
    if (answer) answer.value = '';
  }, [answer, kind]);
  return (
    <div class={`sheet-acts ${kind}`}>
      {above}
      <Reasons.Provider value={isHeld ? reasons : undefined}>
        <Answering.Provider value={isIdle ? tell : undefined}>
          <div class="sheet-main">{main}</div>
        </Answering.Provider>
      </Reasons.Provider>
      {small && (
        <Answering.Provider value={tell}>
          <div class="sheet-small">{small}</div>
        </Answering.Provider>
      )}
    </div>
  );
}

/** Why a button in it is dashed is told in the sheet's head to whoever presses it; where there is no sheet, by itself. */
export function ToldInHead({ children }: { children: ComponentChildren }) {
  return <Answering.Provider value={useTellInHead()}>{children}</Answering.Provider>;
}

function useTellInHead(): ((reason: string) => void) | undefined {
  const answer = useContext(Answer);
  return (
    answer &&
    ((reason: string) => {
      answer.value = reason;
    })
  );
}
