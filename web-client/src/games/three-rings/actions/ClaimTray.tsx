import { minusFigure } from '../../../i18n/figure';
import { Button } from '../../../ui/Button';
import { useEscape } from '../../../ui/keys';
import { type Ask, hindrance, sumOf } from '../bundle/ask';
import { Editor } from '../bundle/Editor';
import { Effects } from '../bundle/Effects';
import { cashFirst, isSame, type Ready, readyMixture, readyNames } from '../bundle/mixtures';
import { type Change, goalStep } from '../bundle/outlook';
import { isForGoal } from '../bundle/Properties';
import { type Mixture, own, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { claimAsk } from './asks';
import { Bar } from './Bar';
import { draftFor, keepDraft } from './drafts';
import { claimChange } from './pending';

/** What is paid for the chosen space: put together until it is exact. */
export function ClaimTray({ session, space }: { session: Session; space: Space }) {
  const { play, chosen, tray } = session;
  const back = () => {
    chosen.value = null;
    tray.value = null;
  };
  useEscape(back);
  const ask = claimAsk(session, space);
  if (!ask) return null;
  const mixture = draftFor(session, ask, () => cashFirst(ask));
  const change = claimChange(space, mixture);
  const setMixture = (next: Mixture) => keepDraft(session, ask, next);
  const isPhone = play.phone.value;
  const isNarrow = isPhone || play.low.value;
  const ready = <ReadyButtons session={session} space={space} ask={ask} now={mixture} />;
  return (
    <Bar
      session={session}
      buttons={
        <>
          <Send session={session} space={space} ask={ask} mixture={mixture} change={change} />
          {ask.price > 0 && !isNarrow && ready}
          <Button
            label={t('claim.back')}
            second={t('claim.back.line')}
            icon="x"
            keyCap="escape"
            onClick={back}
          />
        </>
      }
    >
      {ask.price > 0 ? (
        <div class="tra-claim">
          {isPhone && <Effects session={session} change={change} />}
          {isNarrow && <div class="tra-ready">{ready}</div>}
          <Editor
            session={session}
            ask={ask}
            mixture={mixture}
            onChange={setMixture}
            change={change}
            folded={isPhone ? t('claim.otherwise') : undefined}
          />
        </div>
      ) : (
        <p>{t('claim.free.line')}</p>
      )}
    </Bar>
  );
}

interface SendProps {
  session: Session;
  space: Space;
  ask: Ask;
  mixture: Mixture;
  change: Change;
}

/** Claims once the sum is exact; until then the green button adds what is missing as debt. */
function Send({ session, space, ask, mixture, change }: SendProps) {
  const { play } = session;
  const missing = ask.price - sumOf(ask, mixture);
  const why = hindrance(ask, mixture);
  const { cash, debt, properties } = mixture;
  const me = own(session);
  const send = () => void play.act({ type: 'claim', space, cash, debt, properties });
  const after = t('claim.after', {
    cash: (me?.cash ?? 0) + change.cash,
    debt: (me?.debt ?? 0) + change.debt,
  });
  const wrong =
    missing > 0 ? t('claim.missing', { missing }) : t('mix.tooMany', { many: -missing });
  return (
    <>
      {missing > 0 && (
        <Button
          label={t('claim.add', { missing })}
          second={t('claim.add.line')}
          icon="bank"
          kind="main"
          keyCap="d"
          onClick={() => keepDraft(session, ask, { ...mixture, debt: debt + missing })}
        />
      )}
      <Button
        label={ask.price > 0 ? t('claim.do', { price: ask.price }) : t('claim.do.free')}
        second={after}
        icon="flag"
        kind={missing > 0 ? 'plain' : 'main'}
        keyCap="c"
        blocked={missing !== 0 ? wrong : why ? play.reason(why) : undefined}
        busy={play.busy.value === 'claim'}
        onClick={send}
      />
    </>
  );
}

interface ReadyProps {
  session: Session;
  space: Space;
  ask: Ask;
  now: Mixture;
}

/**
 * The three ready mixtures with what each leads to; the one that stands is tinted. Without cash the first
 * keeps it too, and no button says so twice.
 */
function ReadyButtons({ session, space, ask, now }: ReadyProps) {
  const { phone, low } = session.play;
  const none = t(phone.value || low.value ? 'claim.no-debt.short' : 'claim.no-debt.none');
  const first = cashFirst(ask);
  return (
    <>
      {readyNames.map((name, index) => {
        const mixture = readyMixture(ask, name, (each) => isForGoal(session, each));
        if (name === 'keep-cash' && mixture && isSame(mixture, first)) return null;
        return (
          <Button
            key={name}
            label={t(`claim.${name}`)}
            second={mixture ? readyWords(session, space, name, mixture) : ''}
            icon={icons[name]}
            keyCap={String(index + 1)}
            chosen={mixture !== null && isSame(mixture, now) ? true : undefined}
            blocked={mixture ? undefined : none}
            onClick={() => mixture && keepDraft(session, ask, mixture)}
          />
        );
      })}
    </>
  );
}

const icons = { 'cash-first': 'coins', 'no-debt': 'swap', 'keep-cash': 'bank' } as const;

/** "6 and 6 debt: goal 24" */
function readyWords(session: Session, space: Space, name: Ready, mixture: Mixture): string {
  const step = goalStep(session, claimChange(space, mixture));
  const { cash, debt } = mixture;
  const paid = name === 'no-debt' ? '' : t(`claim.${name}.line`, { cash, debt });
  if (!step) return paid;
  const isNarrow = session.play.phone.value || session.play.low.value;
  const goal = t('claim.goal', { goal: minusFigure(step.to) });
  return paid === '' || isNarrow ? goal : `${paid}: ${goal}`;
}
