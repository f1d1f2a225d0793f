import { effect } from '@preact/signals';
import { dismissToast, shownToast, showToast } from '../../../ui/toast';
import type { StoryLine } from '../../game';
import { linesSince } from '../../story-since';
import { dealWords } from '../actions/since-deals';
import { type Session, stageOf } from '../session';
import { t } from '../words';
import { offerLine } from './offer-line';

/**
 * That an offer of the reader's is on its way to whom it is made, or is taken back, or that he is made one while a
 * composer has the place in which it would stand; undefined of any other line.
 */
function offeredWords({ play, tray }: Session, line: StoryLine): string | undefined {
  const { maker, addressee } = line.args;
  const isMine = maker === play.seat.value;
  const taken = isMine && offerLine(line, 'withdrawn');
  if (taken)
    return t(`told.withdrawn.${taken.kind}`, { ...taken, name: play.name(Number(addressee)) });
  const offer = offerLine(line, 'offered');
  const isHidden = play.phone.value && tray.peek() !== null;
  if (!offer || !(isMine || isHidden)) return undefined;
  const name = play.name(Number(isMine ? addressee : maker));
  return t(`${isMine ? 'told.sent' : 'told.asked'}.${offer.kind}`, { ...offer, name });
}

/**
 * Shows a reader that his offer is sent, and what has become of an offer, his own or one that he has taken: it
 * is gone, and the log may not be on the page. It is told no longer than the turn or event lasts in which it was, and not over a covered paper.
 */
export function followAnsweredOffers(session: Session): void {
  const { play, covered } = session;
  let before: readonly StoryLine[] | undefined;
  let told: { text: string; stage: string } | undefined;
  effect(() => {
    const lines = play.lines.value;
    const stage = stageOf(play.table.value);
    if (told && told.stage !== stage) {
      if (shownToast.peek()?.text === told.text) dismissToast();
      told = undefined;
    }
    const last = before;
    before = lines;
    if (!last || last === lines) return;
    // An offer that lapses says so in its own place.
    const words = linesSince({ lines: last }, { lines }, 0)
      .filter(({ code }) => !code.endsWith('-lapsed'))
      .map((line) => dealWords(session, line) ?? offeredWords(session, line))
      .findLast((each) => each !== undefined);
    if (words === undefined || covered.peek()) return;
    told = { text: `${words}.`, stage };
    showToast({ text: told.text, kind: 'plain', icon: 'handshake' });
  });
}
