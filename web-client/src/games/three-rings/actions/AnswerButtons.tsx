import { Button } from '../../../ui/Button';
import { blockOf, isOpen } from '../../moves';
import { worthTogether } from '../bundle/outlook';
import type { Session } from '../session';
import type { Terms } from '../wire';
import { t } from '../words';

interface Props {
  session: Session;
  terms: Terms;
  payer: number;
  wish: () => void;
}

/** Accept or refuse, each with what it means; what is refused is what the reader looks at, or nothing. */
export function AnswerButtons({ session, terms, payer, wish }: Props) {
  const { play } = session;
  const moves = play.moves.value;
  const name = play.name(payer);
  const { cash, borrow, takeDebt, properties, number, full } = terms;
  const sum = cash + borrow + takeDebt + worthTogether(play.table.value, properties);
  const why = blockOf(moves, 'accept-rent');
  const blocked = isOpen(moves, 'accept-rent')
    ? undefined
    : why
      ? play.reason(why)
      : t('answer.gone');
  return (
    <>
      <Button
        label={t('answer.accept', { sum })}
        second={t('answer.accept.line')}
        icon="check-square-fill"
        kind="main"
        keyCap="a"
        blocked={blocked}
        busy={play.busy.value === 'accept-rent'}
        onClick={() => void play.act({ type: 'accept-rent', offer: number })}
      />
      <Button
        label={t('answer.refuse')}
        second={t(full ? 'answer.refuse.full' : 'answer.refuse.line', { name })}
        icon="x"
        keyCap="r"
        blocked={blocked}
        busy={play.busy.value === 'reject-rent'}
        onClick={() => void play.act({ type: 'reject-rent', offer: number })}
      />
      {!full && (
        <Button
          label={t('answer.wish')}
          second={t('answer.wish.line', { name })}
          icon="chat-circle"
          keyCap="w"
          onClick={wish}
        />
      )}
    </>
  );
}
