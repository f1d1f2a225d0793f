import { effect } from '@preact/signals';
import { showToast } from '../../../ui/toast';
import type { StoryLine } from '../../game';
import { linesSince } from '../../story-since';
import type { GreementPlay } from '../play';
import { t } from '../words';

const REFUSED = /^(sale|purchase|donation)-refused$/;

/** Shows whoever made an offer that it was refused: the offer is gone, and the log may not be on the page. */
export function followRefusedOffers(play: GreementPlay): void {
  let before: readonly StoryLine[] | undefined;
  effect(() => {
    const lines = play.lines.value;
    const last = before;
    before = lines;
    if (!last || last === lines) return;
    const refused = linesSince({ lines: last }, { lines }, 0).findLast(
      ({ code, args }) => REFUSED.test(code) && args.maker === play.seat.peek(),
    );
    if (refused) showToast({ text: refusedWords(refused, play), kind: 'plain', icon: 'handshake' });
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
