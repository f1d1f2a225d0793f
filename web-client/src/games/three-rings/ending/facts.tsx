import type { LineFace } from '../../faces';
import type { StoryLine } from '../../game';
import { Named } from '../../Named';
import { placeName } from '../names';
import type { Session } from '../session';
import type { Power, PublicPlayer, Ring } from '../wire';
import { t } from '../words';

/** How many facts are told. */
const MOST = 5;

/** What decided it: call-outs that missed, powers, the dearest rent, the most interest. */
export function factLines(session: Session): readonly LineFace[] {
  return [
    ...told(session, 'calls-out-wrongly').map((line) => missed(session, line)),
    ...dearestRent(session),
    ...mostInterest(session),
    ...told(session, 'takes-rooftop').map((line) => power(session, line)),
  ].slice(0, MOST);
}

const told = ({ play }: Session, code: string) =>
  play.lines.value.filter((line) => line.code === code);

function missed({ play }: Session, { args }: StoryLine): LineFace {
  const seat = Number(args.seat);
  const accused = <Named play={play} seat={Number(args.accused)} />;
  return {
    seat,
    text: t.rich('fact.missed', { name: <Named play={play} seat={seat} />, accused }),
  };
}

function power({ play }: Session, { args }: StoryLine): LineFace {
  const seat = Number(args.seat);
  const fill = { power: t(`power.${args.power as Power}`), ring: t(`on.${args.ring as Ring}`) };
  return { seat, text: t.rich('fact.power', { name: <Named play={play} seat={seat} />, ...fill }) };
}

function dearestRent(session: Session): readonly LineFace[] {
  const rents = told(session, 'pays-rent').map(({ args }) => args);
  const [most] = rents.sort((a, b) => Number(b.rent) - Number(a.rent));
  if (!most) return [];
  const { play } = session;
  const seat = Number(most.seat);
  const fill = {
    name: <Named play={play} seat={seat} />,
    to: <Named play={play} seat={Number(most.to)} />,
    rent: Number(most.rent),
    space: placeName(String(most.space)),
  };
  return [{ seat, text: t.rich('fact.rent', fill), spaces: [String(most.space)] }];
}

function mostInterest({ play }: Session): readonly LineFace[] {
  const most = play.table.value.players.reduce<PublicPlayer | undefined>(
    (best, player) => (!best || player.interestPaid > best.interestPaid ? player : best),
    undefined,
  );
  if (!most || most.interestPaid === 0) return [];
  const { seat, interestPaid, rentReceived } = most;
  const fill = {
    name: <Named play={play} seat={seat} />,
    interest: interestPaid,
    rents: rentReceived,
  };
  return [{ seat, text: t.rich('fact.interest', fill) }];
}
