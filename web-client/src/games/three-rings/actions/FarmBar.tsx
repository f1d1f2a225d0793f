import { Button } from '../../../ui/Button';
import { placeName } from '../names';
import type { Session } from '../session';
import { t } from '../words';
import { Bar } from './Bar';
import { Farms } from './Farms';

/** The first farm, free. */
export function FarmBar({ session }: { session: Session }) {
  const { play, chosen, claimable } = session;
  const farms = [...claimable.value];
  const space = chosen.value !== null && farms.includes(chosen.value) ? chosen.value : null;
  const next = farms[(farms.indexOf(space ?? '') + 1) % farms.length] ?? null;
  return (
    <Bar
      session={session}
      buttons={
        <>
          <Button
            label={space === null ? t('first.do.none') : t('first.do', { space: placeName(space) })}
            second={t('first.do.line')}
            icon="flag"
            kind="main"
            keyCap="c"
            blocked={space === null ? t('first.choose') : undefined}
            busy={play.busy.value === 'claim-start'}
            onClick={() => space && void play.act({ type: 'claim-start', space })}
          />
          <Button
            label={t('first.next')}
            second={next === null ? '' : placeName(next)}
            icon="arrow-right"
            keyCap="n"
            onClick={() => {
              chosen.value = next;
            }}
          />
        </>
      }
    >
      <Farms session={session} />
    </Bar>
  );
}
