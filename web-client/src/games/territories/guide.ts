import type { GameGuide, GuideStep } from '../guide';
import { plotAt } from './fields';
import { own, type Session, throwDice } from './session';
import { t } from './words';

const stepNames = ['way', 'reach', 'risk', 'buying', 'throw'] as const;

type StepName = (typeof stepNames)[number];

/** The way through the first turn of Territories: what a throw may bring, and the throw. */
export function guideOf(session: Session): GameGuide {
  const { shown, yours, throwing } = session;
  return {
    isTime: () => {
      const { turnNumber, players } = shown.value;
      return yours.value && turnNumber <= players.length && throwing.value === 'roll';
    },
    steps: () => stepNames.map((id) => stepOf(session, id)),
  };
}

function stepOf(session: Session, id: StepName): GuideStep {
  return {
    id,
    name: t(`guide.${id}`),
    title: t(`guide.${id}.title`),
    line: t(`guide.${id}.line`),
    spots: spotsOf(session, id),
    act:
      id === 'throw' && session.throwing.value !== null
        ? { label: t(`do.${session.throwing.value}`), run: () => throwDice(session) }
        : null,
  };
}

function spotsOf(session: Session, id: StepName): string[] {
  switch (id) {
    case 'way':
      return [ownField(session)];
    case 'reach':
      return ['.territories-map .reach'];
    case 'risk':
      return ['.panel:has(.risk), .risk-strip'];
    case 'buying':
      return ['.seat.on-turn, .sheet-line'];
    case 'throw':
      return ['.button.throw'];
  }
}

/** The field on which the reader's piece stands; the whole board where it stands on none. */
function ownField(session: Session): string {
  const position = own(session)?.position ?? null;
  const plot = position === null ? undefined : plotAt(session.shown.value, position);
  return plot ? `[data-field="${plot.id}"]` : '.territories-map';
}
