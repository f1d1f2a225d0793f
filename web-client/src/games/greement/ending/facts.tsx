import type { LineFace } from '../../game';
import { Named } from '../../Named';
import type { Session } from '../session';
import { sentences } from '../words';

/** How many facts are told. */
const MOST = 4;

/** What nobody knew before the papers were opened. */
export function factLines({ play }: Session): readonly LineFace[] {
  const facts = play.table.value.disclosed?.facts ?? [];
  return facts.slice(0, MOST).map(({ secret, seat, amount, round }) => ({
    seat,
    text: sentences.filled(`fact.${secret}`, {
      name: <Named play={play} seat={seat} />,
      amount: <b>{amount}</b>,
      round,
    }),
  }));
}
