import type { StoryLine } from '../../game';
import { placeName } from '../names';
import type { Session } from '../session';
import { t } from '../words';

/** What is being seen: the bar speaks of the scene, not of what stood before it or comes after. */
export function goingTitle(session: Session): string {
  const { act, line } = session.scenes.shown.value;
  if (act) return t(`going.${act.type}`);
  return (line && lineTitle(session, line)) ?? t('going.title');
}

function lineTitle({ play, scenes }: Session, { code, args }: StoryLine): string | undefined {
  const isYou = Number(args.seat) === play.seat.value;
  const name = play.name(Number(args.seat));
  const to = Number(args.to) === play.seat.value ? t('going.withYou') : play.name(Number(args.to));
  const figure = (of: string) => Number(args[of] ?? 0);
  const fill = {
    ...{ name, to, space: args.space === undefined ? '' : placeName(String(args.space)) },
    ...{ die: figure('die'), number: figure('number'), due: figure('due'), rent: figure('rent') },
  };
  const said = (what: Said) => t(isYou ? `going.${what}.you` : `going.${what}`, fill);
  switch (code) {
    case 'rolls':
    case 'rolls-across':
      return scenes.shown.value.tumbles ? said('rolling') : said('rolls');
    case 'calls-rightly':
    case 'calls-wrongly':
      return scenes.shown.value.tumbles ? said('calling') : said('calls');
    case 'claims-start':
    case 'claims-free':
    case 'claims':
    case 'claims-behind':
      return said('claims');
    case 'sells':
      return said('sells');
    case 'consolidates':
      return said('consolidates');
    case 'pays-interest':
      return said('interest');
    case 'pays-rent':
      return said('rent');
    case 'trades':
      return said('trades');
    case 'takes-rooftop':
      return said('power');
    case 'level':
      return t('going.level');
    case 'rate':
      return t('going.rate');
    default:
      return undefined;
  }
}

/** What somebody is seen to do; the reader is called "you". */
type Said =
  | 'rolling'
  | 'rolls'
  | 'calling'
  | 'calls'
  | 'claims'
  | 'sells'
  | 'consolidates'
  | 'interest'
  | 'rent'
  | 'trades'
  | 'power';
