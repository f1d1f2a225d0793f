import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { go } from '../navigation';
import { problemWords } from '../net/problem-words';
import { findRoom } from '../net/rooms';
import { roomPath } from '../path';
import { Button } from '../ui/Button';
import { readCode } from './code';

/** The field for a room's code. It goes to the room, or says that there is none. */
export function JoinForm() {
  const field = useRef<HTMLInputElement>(null);
  const busy = useSignal(false);
  const problem = useSignal('');
  const join = async (event: SubmitEvent) => {
    event.preventDefault();
    const code = readCode(field.current?.value ?? '');
    if (!code) return field.current?.focus();
    busy.value = true;
    problem.value = '';
    try {
      await findRoom(code);
      go(roomPath(code));
    } catch (failed) {
      problem.value = problemWords(failed);
      field.current?.focus();
    } finally {
      busy.value = false;
    }
  };
  return (
    <form class="join" onSubmit={join}>
      <input
        ref={field}
        class="field"
        aria-label={t('landing.code')}
        aria-invalid={problem.value ? true : undefined}
        aria-describedby="join-problem"
        placeholder={t('landing.code.like')}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="go"
      />
      <Button label={t('landing.join')} size="large" submit busy={busy.value} />
      <p id="join-problem" class="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
