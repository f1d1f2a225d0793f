import { useEffect } from 'preact/hooks';
import { useEscape } from '../../../ui/keys';
import { Medal } from '../../../ui/Medal';
import { Cells } from '../Cells';
import type { Session } from '../session';
import { t } from '../words';

/** What the seat owns that was tapped on a phone, until another tap. */
export function Asked({ session, seat }: { session: Session; seat: number }) {
  const { play, asked, scenes, taken } = session;
  const close = () => {
    asked.value = null;
  };
  useEscape(close);
  useEffect(() => {
    const byTap = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('.ec-ask')) close();
    };
    document.addEventListener('pointerdown', byTap);
    return () => document.removeEventListener('pointerdown', byTap);
  }, []);
  return (
    <section class="ec-asked" aria-label={play.called(seat)}>
      <p class="ec-asked-words" aria-hidden="true">
        <Medal colour={play.colour(seat)} size={18} />
        {t('seat.asked')}
      </p>
      <Cells table={scenes.shown.value} seat={seat} taken={taken.value} />
    </section>
  );
}
