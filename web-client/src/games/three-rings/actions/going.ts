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

function lineTitle({ play }: Session, { code, args }: StoryLine): string | undefined {
  const name = play.name(Number(args.seat));
  const to = play.name(Number(args.to));
  switch (code) {
    case 'rolls':
    case 'rolls-across':
      return t('going.rolls', { name, die: Number(args.die) });
    case 'calls-rightly':
    case 'calls-wrongly':
      return t('going.calls', { name, number: Number(args.number), die: Number(args.die) });
    case 'claims-start':
    case 'claims-free':
    case 'claims':
    case 'claims-behind':
      return t('going.claims', { name, space: placeName(String(args.space)) });
    case 'sells':
      return t('going.sells', { name });
    case 'consolidates':
      return t('going.consolidates', { name });
    case 'pays-interest':
      return t('going.interest', { name, due: Number(args.due) });
    case 'pays-rent':
      return t('going.rent', { name, to, rent: Number(args.rent) });
    case 'trades':
      return t('going.trades', { name, to });
    case 'takes-rooftop':
      return t('going.power', { name });
    case 'level':
      return t('going.level');
    case 'rate':
      return t('going.rate');
    default:
      return undefined;
  }
}
