import { effect } from '@preact/signals';
import { dismissToast, shownToast, showToast } from '../../../ui/toast';
import type { StoryLine } from '../../game';
import { linesSince } from '../../story-since';
import type { GreementPlay } from '../play';
import { t } from '../words';

const REFUSED = /^(sale|purchase|donation)-refused$/;

/**
 * Shows whoever made an offer that it was refused: the offer is gone, and the log may not be on the page. It is told
 * no longer than the turn lasts in which it was.
 */
export function followRefusedOffers(play: GreementPlay): void {
  let before: readonly StoryLine[] | undefined;
  let told: { text: string; turn: number | null } | undefined;
  effect(() => {
    const lines = play.lines.value;
    const turn = play.table.value.seatOnTurn;
    if (told && told.turn !== turn) {
      if (shownToast.peek()?.text === told.text) dismissToast();
      told = undefined;
    }
    const last = before;
    before = lines;
    if (!last || last === lines) return;
    const refused = linesSince({ lines: last }, { lines }, 0).findLast(
      ({ code, args }) => REFUSED.test(code) && args.maker === play.seat.peek(),
    );
    if (!refused) return;
    told = { text: refusedWords(refused, play), turn };
    showToast({ text: told.text, kind: 'plain', icon: 'handshake' });
  });
}

function refusedWords({ code, args }: StoryLine, { name }: GreementPlay): string {
  const kind = code.replace('-refused', '') as 'sale' | 'purchase' | 'donation';
  return t(`trade.refused.${kind}`, {
    name: name(Number(args.addressee)),
    square: String(args.square ?? ''),
    price: Number(args.price ?? 0),
    amount: Number(args.amount ?? 0),
  });
}
