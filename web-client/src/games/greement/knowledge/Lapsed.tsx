import { useEffect, useState } from 'preact/hooks';
import { OfferCard } from '../../../ui/OfferCard';
import type { StoryLine } from '../../game';
import type { Session } from '../session';
import { linesAfter } from '../story/around';
import { offerLine } from '../story/offer-line';
import { ENDS } from '../story/turns';
import { t } from '../words';

/** How long a lapsed offer is still shown. */
const SHOWN_MILLIS = 4000;

const LAPSED = /^(sale|purchase|donation)-lapsed$/;

/** Offers that have just lapsed, with the reason, for a moment. */
export function LapsedOffers({ session }: { session: Session }) {
  const { play } = session;
  const all = play.lines.value;
  const last = all.at(-1);
  const [from, setFrom] = useState(all.length);
  useEffect(() => {
    const timer = setTimeout(() => setFrom(all.length), SHOWN_MILLIS);
    return () => clearTimeout(timer);
  }, [last?.key]);
  const lapsed = all
    .slice(from)
    .filter((line) => line.own && LAPSED.test(line.code) && !isDealt(session, line));
  return (
    <>
      {lapsed.map((line) => (
        <OfferCard
          key={line.key}
          colour={play.colour(otherSide(line, play.seat.value))}
          title={titleOf(session, line)}
          detail=""
          lapsed={why(session, line)}
        />
      ))}
    </>
  );
}

/** True where its two sides have dealt in the square: what lapsed then was the other offer of it. */
function isDealt({ play }: Session, { code, args }: StoryLine): boolean {
  const owner = play.table.value.squares[String(args.square)]?.owner;
  const buyer = code.startsWith('sale') ? args.addressee : args.maker;
  return owner != null && owner === buyer;
}

function otherSide({ args }: StoryLine, me: number | null): number {
  return Number(args.maker === me ? args.addressee : args.maker);
}

/** "Ada’s offer of D5 for 2": several may lapse at once. */
function titleOf({ play }: Session, line: StoryLine): string {
  const offer = offerLine(line, 'lapsed');
  if (!offer) return '';
  const { maker } = line.args;
  const key = maker === play.seat.value ? (`${offer.kind}.mine` as const) : offer.kind;
  return t(`offer.was.${key}`, { ...offer, name: play.name(Number(maker)) });
}

/** The square is somebody else's by now, or the turn or the vote is over, or the tax is another one. */
function why({ play }: Session, line: StoryLine): string {
  const { args, code } = line;
  const square = typeof args.square === 'string' ? args.square : '';
  const owner = play.table.value.squares[square]?.owner;
  const seller = code.startsWith('sale') ? args.maker : args.addressee;
  if (square && owner !== seller) return t('offer.lapsed.owner', { square });
  const after = linesAfter(play.lines.value, line);
  if (after.some((each) => ENDS.has(each.code))) return t('offer.lapsed.turn');
  const isVote = after.some((each) => each.code.startsWith('vote-'));
  return t(isVote ? 'offer.lapsed.vote' : 'offer.lapsed.tax');
}
