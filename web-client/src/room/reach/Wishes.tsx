import { aboutGame } from '../../games/catalogue';
import { languages } from '../../i18n/language';
import type { Occasion, ReachWish } from '../../net/wire';
import { Segmented } from '../../ui/Segmented';
import { Ticks } from '../../ui/Ticks';
import { useRoom } from '../session';
import { t } from '../words';

interface Props {
  wish: ReachWish;
  edit: (part: Partial<ReachWish>) => void;
}

/** Of what one is told, and in which language. */
export function Wishes({ wish, edit }: Props) {
  const goesByPost = aboutGame(useRoom().game)?.byPost !== undefined;
  const shown: readonly Occasion[] = goesByPost ? ['turn', 'due', 'report'] : ['turn'];
  const others = wish.kinds.filter((kind) => !shown.includes(kind));
  return (
    <section class="reach-part">
      <h3>{t('reach.kinds')}</h3>
      <Ticks
        label={t('reach.kinds')}
        choices={shown.map((kind) => ({ value: kind, label: t(`reach.kind.${kind}`) }))}
        chosen={wish.kinds}
        onChange={(kinds) =>
          edit({ kinds: [...others, ...shown.filter((kind) => kinds.includes(kind))] })
        }
      />
      <Segmented
        label={t('reach.language')}
        choices={Object.entries(languages).map(([value, label]) => ({ value, label }))}
        value={wish.language}
        onChange={(language) => edit({ language })}
      />
    </section>
  );
}
