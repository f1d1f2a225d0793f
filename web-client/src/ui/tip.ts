/** The words of a button that is only a sign, and the button. */
export interface Tip {
  of: HTMLElement;
  words: string;
}

/** How long a pointer or a finger rests before the words come. */
const REST_MILLIS = 400;

/** What may take a button or its words away. */
const CHANGES = { subtree: true, childList: true, attributeFilter: ['data-tip'] };

/** What has words, in its attribute `data-tip`. */
const NAMED = '[data-tip]';

/**
 * Tells which tip is to be shown, and null when it goes: when the pointer, the finger or the focus leaves,
 * at Escape, at a press, when the page is scrolled, and as soon as its button is gone or is called
 * something else. Returns the end of that.
 */
export function followTips(show: (tip: Tip | null) => void): () => void {
  const tips = new Follower(show);
  const ends = tips.listeners().map(([type, hear]) => {
    document.addEventListener(type, hear as EventListener, true);
    return () => document.removeEventListener(type, hear as EventListener, true);
  });
  return () => {
    for (const end of ends) end();
    tips.hide();
  };
}

type Listener = readonly [type: string, hear: (event: never) => void];

/** Who follows the pointer, the finger and the focus from one button to the next. */
class Follower {
  private readonly show: (tip: Tip | null) => void;
  private shown: Tip | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly changes = new MutationObserver(() => this.check());

  constructor(show: (tip: Tip | null) => void) {
    this.show = show;
  }

  listeners(): readonly Listener[] {
    const hide = () => this.hide();
    return [
      ['pointerover', (event: PointerEvent) => this.point(event)],
      ['pointerdown', (event: PointerEvent) => this.touch(event)],
      ['pointerup', hide],
      ['pointercancel', hide],
      ['focusin', ({ target }: FocusEvent) => this.focus(target)],
      ['focusout', hide],
      ['scroll', hide],
      ['keydown', ({ key }: KeyboardEvent) => key === 'Escape' && this.hide()],
    ];
  }

  hide(): void {
    clearTimeout(this.rest);
    this.changes.disconnect();
    if (this.shown) this.show(null);
    this.shown = null;
  }

  private check(): void {
    const { shown } = this;
    if (!shown) return;
    if (!shown.of.isConnected || shown.of.dataset.tip !== shown.words) this.hide();
  }

  private point({ target, pointerType }: PointerEvent): void {
    const of = namedBy(target);
    if (pointerType === 'touch' || (of && of === this.shown?.of)) return;
    this.hide();
    if (of) this.rest = setTimeout(() => this.begin(of), REST_MILLIS);
  }

  /** A finger that rests asks what it is, and its end presses nothing. */
  private touch({ target, pointerType }: PointerEvent): void {
    this.hide();
    const of = namedBy(target);
    if (!of || pointerType !== 'touch') return;
    this.rest = setTimeout(() => {
      this.begin(of);
      swallowClick(of);
    }, REST_MILLIS);
  }

  private focus(target: EventTarget | null): void {
    const of = namedBy(target);
    if (of?.matches(':focus-visible')) this.begin(of);
  }

  private begin(of: HTMLElement): void {
    const words = of.dataset.tip;
    if (!words || !of.isConnected) return;
    this.shown = { of, words };
    this.changes.observe(document, CHANGES);
    this.show(this.shown);
  }
}

function namedBy(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(NAMED) : null;
}

/** Takes the click that the end of this touch makes, if it makes one. */
function swallowClick(of: HTMLElement): void {
  const take = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  of.addEventListener('click', take, { capture: true, once: true });
  const forget = () => setTimeout(() => of.removeEventListener('click', take, true));
  document.addEventListener('pointerup', forget, { once: true });
  document.addEventListener('pointercancel', forget, { once: true });
}
