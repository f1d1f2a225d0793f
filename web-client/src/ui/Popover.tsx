import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from './IconButton';
import type { IconName } from './icon-names';
import { usePressElsewhere } from './press-elsewhere';

interface Props {
  icon: IconName;
  label: string;
  children: ComponentChildren;
}

const Closing = createContext(() => {});

/** Closes the popover that the component stands in, for a choice that is done with one press. */
export function useClosePopover(): () => void {
  return useContext(Closing);
}

/** An icon that opens a small panel below itself; Escape, a press elsewhere or leaving it with Tab closes it. */
export function Popover({ icon, label, children }: Props) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  usePressElsewhere(place, open, () => setOpen(false));
  useEffect(() => {
    if (!open) return;
    const onElsewhere = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('focusin', onElsewhere);
    // A browser that gives no focus to a pressed button leaves it with the page.
    const onPage = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onPage);
    return () => {
      document.removeEventListener('keydown', onPage);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the Escape that bubbles out of its controls
    <div class="popover" ref={place} onKeyDown={onKey}>
      <IconButton icon={icon} label={label} expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <section class="popover-panel" aria-label={label}>
          <Closing.Provider value={close}>{children}</Closing.Provider>
        </section>
      )}
    </div>
  );
}
