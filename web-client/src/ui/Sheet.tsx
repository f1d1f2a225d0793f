import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { useAnswer } from './answer';
import { useKeptFocus } from './focus';
import { Folded, Unfold } from './folded';
import { Answer } from './held';
import { useMoreBelow } from './more-below';

interface Props {
  label: string;
  /** Folded to the one line of its head, or of its foot. */
  folded: boolean;
  onFold: (folded: boolean) => void;
  /** What stays in sight when folded. */
  head: ComponentChildren;
  /** What is done with it, at its foot: it stays in sight too, and in its place. */
  foot?: ComponentChildren;
  children: ComponentChildren;
}

/** How far the grip is pulled, in pixels, before the sheet follows. */
const PULL = 24;

/** The phone's lower part: a grip that folds it to head and foot, by pull, press or key. Not modal. */
export function Sheet({ label, folded, onFold, head, foot, children }: Props) {
  const top = useKeptFocus<HTMLDivElement>();
  const bottom = useKeptFocus<HTMLDivElement>();
  const answer = useAnswer();
  const pulledFrom = useRef<number | undefined>(undefined);
  const onPull = (event: PointerEvent) => {
    const from = pulledFrom.current;
    if (from === undefined || Math.abs(event.clientY - from) < PULL) return;
    pulledFrom.current = undefined;
    onFold(event.clientY > from);
  };
  return (
    <Answer.Provider value={answer}>
      <section class={`sheet${folded ? ' folded' : ''}`} aria-label={label}>
        <button
          type="button"
          class="grip"
          aria-expanded={!folded}
          aria-label={t(folded ? 'do.unfold' : 'do.fold')}
          onClick={() => onFold(!folded)}
          onPointerDown={(event) => {
            pulledFrom.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={onPull}
          onPointerUp={() => {
            pulledFrom.current = undefined;
          }}
        />
        <div class="sheet-head" ref={top}>
          <Unfold.Provider value={() => onFold(false)}>
            <Folded.Provider value={folded}>{head}</Folded.Provider>
          </Unfold.Provider>
        </div>
        {!folded && <Body>{children}</Body>}
        {foot && (
          <div class="sheet-foot" ref={bottom}>
            {foot}
          </div>
        )}
      </section>
    </Answer.Provider>
  );
}

/** Where one tray takes the place of another, the focus goes on to what has come; what is cut off fades. */
function Body({ children }: { children: ComponentChildren }) {
  const body = useKeptFocus<HTMLDivElement>();
  useMoreBelow(body);
  return (
    <div class="sheet-body" ref={body}>
      {children}
    </div>
  );
}
