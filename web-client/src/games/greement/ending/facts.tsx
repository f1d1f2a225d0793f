import type { LineFace } from '../../faces';
import { Named } from '../../Named';
import type { Session } from '../session';
import { sentences } from '../words';

/** How many facts are told. */
const MOST = 4;

/** What nobody knew before the papers were opened, the news for the reader first. */
export function factLines({ play }: Session): readonly LineFace[] {
  const facts = play.table.value.disclosed?.facts ?? [];
  const isOwn = ({ seat }: { seat: number }) => seat === play.seat.value;
  const news = facts.toSorted((one, other) => Number(isOwn(one)) - Number(isOwn(other)));
  return news.slice(0, MOST).map(({ secret, seat, amount, round }) => ({
    seat,
    text: sentences.filled(seat === play.seat.value ? `fact.${secret}.you` : `fact.${secret}`, {
      name: <Named play={play} seat={seat} />,
      amount: <b>{amount}</b>,
      round,
    }),
  }));
}
