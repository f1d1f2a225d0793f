import './caravan.css';
import { useRef, useState } from 'preact/hooks';
import { settings } from '../../../settings';
import { announce } from '../../../ui/aria';
import { Icon } from '../../../ui/Icon';
import { useKey } from '../../../ui/keys';
import { toast } from '../../../ui/toast';
import { plotOf } from '../fields';
import { grouped } from '../money';
import { own, playerOf, type Session } from '../session';
import { t } from '../words';
import {
  afterWords,
  eitherWords,
  isOutEitherWay,
  type TaxChoice,
  taxChoices,
  taxWords,
  timeoutWords,
  waitsWords,
} from './tax';

/** The choice at the Caravan, with what it is about and what the clock would choose. */
export function Caravan({ session }: { session: Session }) {
  return (
    <div class="caravan">
      <p>{haveWords(session)}</p>
      <TaxChoices session={session} />
      <TimeoutLine session={session} />
    </div>
  );
}

/** What is asked; where the sheet has no place for it, also what is at stake. */
export function CaravanAsks({ session }: { session: Session }) {
  return (
    <div class="caravan">
      <p class="caravan-asks">{asksWords(session)}</p>
      {!session.play.phone.value && <Stake session={session} />}
    </div>
  );
}

/** On a phone: what is at stake, above the two buttons with their sums; of another what the table knows of it. */
export function CaravanStake({ session }: { session: Session }) {
  return (
    <div class="caravan-stake">
      <Stake session={session} />
    </div>
  );
}

function Stake({ session }: { session: Session }) {
  return (
    <>
      <p>{haveWords(session)}</p>
      {session.yours.value && <TimeoutLine session={session} />}
    </>
  );
}

/**
 * Two large buttons, each with its amount and what it leaves; one where both come to the same. Why neither
 * can be pressed stands once beside them, and each says it to the ear.
 */
export function TaxChoices({ session }: { session: Session }) {
  const choices = taxChoices(session);
  const either = isOutEitherWay(choices);
  const shown = either ? choices.filter(({ standard }) => standard) : choices;
  return (
    <div class={either ? 'tax-choices either' : 'tax-choices'}>
      {shown.map((choice) => {
        const face = faceOf(session, choice, either);
        const isAsked = choice.out && !either;
        return <Choice key={choice.pay} {...{ session, isAsked }} {...face} />;
      })}
    </div>
  );
}

/** What a button says of its choice: where none can be paid, that all there is goes. */
function faceOf(
  session: Session,
  choice: TaxChoice,
  either: boolean,
): Omit<ChoiceProps, 'session' | 'isAsked'> {
  if (!either) {
    return { choice, sum: choice.amount, what: taxWords(choice), after: afterWords(choice) };
  }
  const after = eitherWords(session, taxChoices(session));
  return { choice, sum: own(session)?.money ?? 0, what: t('tax.all'), after };
}

function asksWords({ shown }: Session): string {
  const caravan = plotOf(shown.value, 'caravan');
  return t('tax.asks', { percent: caravan?.percent ?? 0, fixed: caravan?.fixed ?? 0 });
}

function haveWords({ play, shown, yours }: Session): string {
  const { turn } = shown.value;
  const { money = 0, assets = 0 } = playerOf(shown.value, turn) ?? {};
  const sums = { money: grouped(money), fields: grouped(assets - money) };
  return yours.value ? t('tax.have', sums) : t('tax.other.has', { name: play.name(turn), ...sums });
}

function TimeoutLine({ session }: { session: Session }) {
  const words = waitsWords(session) ?? timeoutWords(session);
  return words ? <p class="tax-timeout">{words}</p> : null;
}

interface ChoiceProps {
  session: Session;
  /** It asks once more: another choice would keep the reader in the game. */
  isAsked: boolean;
  choice: TaxChoice;
  /** What would go. */
  sum: number;
  what: string;
  /** What comes of it. */
  after: string;
}

function Choice({ session, choice, isAsked, what, ...face }: ChoiceProps) {
  const { play } = session;
  const self = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const { pay, out, cheaper, key } = choice;
  const reason = waitsWords(session);
  const choose = () => {
    if (reason !== undefined) toast(reason, 'refused');
    else if (isAsked && !asking) ask();
    else if (play.busy.value === null) void play.act({ type: 'choose-tax', pay });
  };
  const ask = () => {
    self.current?.focus();
    setAsking(true);
    announce(t('tax.sure'), 'assertive');
  };
  useKey(key, choose);
  const after = asking ? t('tax.sure') : face.after;
  const sum = t('tax.pay', { amount: grouped(face.sum) });
  const word = cheaper && what !== t('tax.all') ? [t('tax.cheaper')] : [];
  return (
    <button
      type="button"
      ref={self}
      class={`tax-choice${out ? ' fatal' : ''}${asking ? ' asking' : ''}`}
      aria-label={[sum, what, reason ?? after, ...word].join(t('list.comma'))}
      aria-keyshortcuts={key}
      aria-busy={play.busy.value === 'choose-tax'}
      aria-disabled={reason === undefined ? undefined : true}
      onClick={choose}
      onBlur={() => setAsking(false)}
    >
      <span class="tax-amount">{sum}</span> <span class="button-label">{what}</span> <b>{after}</b>
      {out && <Icon name="skull-fill" size={20} />}
      {word.length > 0 && <span class="tax-cheaper">{word}</span>}
      {settings.keyCaps.value && (
        <span class="key-cap" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
}
