import { useEffect, useState } from 'preact/hooks';
import { OfferCard } from '../../../ui/OfferCard';
import type { StoryLine } from '../../game';
import type { Session } from '../session';
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
  const lapsed = all.slice(from).filter((line) => line.own && LAPSED.test(line.code));
  return (
    <>
      {lapsed.map((line) => (
        <OfferCard
          key={line.key}
          colour={play.colour(otherSide(line, play.seat.value))}
          title={t('offer.lapsed', { name: play.name(otherSide(line, play.seat.value)) })}
          detail=""
          lapsed={why(session, line)}
        />
      ))}
    </>
  );
}

function otherSide({ args }: StoryLine, me: number | null): number {
  return Number(args.maker === me ? args.addressee : args.maker);
}

/** The square is somebody else's by now, or its tax is another one, or the turn is over. */
function why({ play }: Session, { args, code }: StoryLine): string {
  const square = typeof args.square === 'string' ? args.square : '';
  const owner = play.table.value.squares[square]?.owner;
  const seller = code.startsWith('sale') ? args.maker : args.addressee;
  if (square && owner !== seller) return t('offer.lapsed.owner', { square });
  return t('offer.lapsed.over');
}
