import { useEffect, useState } from 'preact/hooks';
import { getJson } from '../../net/http';
import type { GameRecord } from '../../net/wire';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { copyText } from '../copy';
import { useRoom, useSession } from '../session';
import { t } from '../words';
import { checkShuffle, type Finding } from './shuffle';
import { witnessed } from './witness';

/** "Check the shuffle": the browser repeats every draw from the secret, and says what it found. */
export function ShuffleCheck({ title = t('shuffle.title') }: { title?: string | undefined }) {
  const { shuffle } = useRoom();
  const check = useCheck();
  return (
    <section class="panel shuffle" aria-labelledby="shuffle-title">
      <h2 id="shuffle-title" class="small-title">
        <Icon name="shield-check-fill" /> {title}
      </h2>
      <p>{t('shuffle.how')}</p>
      <p aria-live="polite">{checkWords(check)}</p>
      <dl class="shuffle-hashes">
        <dt>{t('shuffle.locked')}</dt>
        <dd>{inFours(shuffle.locked)}</dd>
        <dt>{t('shuffle.opened')}</dt>
        <dd>{typeof check === 'object' ? inFours(check.hash) : '…'}</dd>
      </dl>
      <div class="shuffle-foot">
        {typeof check === 'object' && <FindingChip finding={check} />}
        <Button
          label={t('shuffle.copy')}
          icon="copy"
          kind="quiet"
          size="small"
          onClick={() => void copyText(JSON.stringify(shuffle, null, 2), t('shuffle.copied'))}
        />
      </div>
    </section>
  );
}

/** Undefined while it runs; a sentence where it cannot run. */
type Check = Finding | string | undefined;

function useCheck(): Check {
  const session = useSession();
  const { played, stage } = useRoom();
  const [check, setCheck] = useState<Check>(undefined);
  useEffect(() => {
    if (!crypto.subtle) {
      setCheck(t('shuffle.insecure'));
      return;
    }
    const seen = witnessed(session.code, played);
    getJson<GameRecord>(`/api/rooms/${encodeURIComponent(session.code)}/record`)
      .then((record) => checkShuffle(record, seen))
      .then(setCheck, () => setCheck(t('shuffle.unreachable')));
  }, [played, stage]);
  return check;
}

function checkWords(check: Check): string {
  if (check === undefined) return t('shuffle.running');
  if (typeof check === 'string') return check;
  if (check.holds) return t('shuffle.holds', { n: check.draws });
  if (check.problem !== 'draw') return t(`shuffle.${check.problem}`);
  return t('shuffle.draw', { stream: check.draw.stream, n: check.draw.n });
}

function FindingChip({ finding }: { finding: Finding }) {
  return finding.holds ? (
    <Chip kind="green" icon="check-circle-fill">
      {t('shuffle.matches')}
    </Chip>
  ) : (
    <Chip kind="brick" icon="x-circle-fill">
      {t('shuffle.differs')}
    </Chip>
  );
}

/** The ends of a long hexadecimal number, in groups of four. */
function inFours(digits: string): string {
  const groups = digits.match(/.{1,4}/g) ?? [];
  return groups.length > 5
    ? `${groups.slice(0, 3).join(' ')} … ${groups.at(-1)}`
    : groups.join(' ');
}
