import { useEffect } from 'preact/hooks';
import { Medal } from '../../../ui/Medal';
import { Cells } from '../Cells';
import type { Session } from '../session';

/** What the seat owns that was tapped on a phone, until another tap. */
export function Asked({ session, seat }: { session: Session; seat: number }) {
  const { play, asked, scenes, taken } = session;
  useEffect(() => {
    const close = () => {
      asked.value = null;
    };
    const byTap = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('.ec-ask')) close();
    };
    const byKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('pointerdown', byTap);
    document.addEventListener('keydown', byKey);
    return () => {
      document.removeEventListener('pointerdown', byTap);
      document.removeEventListener('keydown', byKey);
    };
  }, []);
  return (
    <section class="ec-asked" aria-label={play.called(seat)}>
      <Medal colour={play.colour(seat)} size={20} />
      <Cells table={scenes.shown.value} seat={seat} taken={taken.value} />
    </section>
  );
}
