import type { GameGuide, GuideStep, Spot } from '../guide';
import { Signs } from './board/Signs';
import { plotAt } from './fields';
import { own, type Session, throwDice } from './session';
import { t } from './words';

const stepNames = ['way', 'reach', 'risk', 'buying', 'throw'] as const;

type StepName = (typeof stepNames)[number];

/** The way through the first turn of Territories: what a throw may bring, and the throw. */
export function guideOf(session: Session): GameGuide {
  const { shown, yours, throwing } = session;
  return {
    choices: '.territories-map :is(.reach, .reach-arc), .button.throw',
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
    line:
      id === 'risk' && session.play.phone.value
        ? t('guide.risk.line.phone')
        : t(`guide.${id}.line`),
    ...(id === 'reach' && { picture: <Signs /> }),
    spots: spotsOf(session, id),
    act:
      id === 'throw' && session.throwing.value !== null
        ? { label: t(`do.${session.throwing.value}`), run: () => throwDice(session) }
        : null,
  };
}

function spotsOf(session: Session, id: StepName): Spot[] {
  switch (id) {
    case 'way':
      return [ownField(session)];
    case 'reach':
      return ['.territories-map'];
    case 'risk':
      return ['.panel:has(.risk), .risk-strip'];
    case 'buying':
      return ['.seat.on-turn'];
    case 'throw':
      return ['.button.throw'];
  }
}

/** The field on which the reader's piece stands, with all that stand there; else the whole board. */
function ownField(session: Session): Spot {
  const { players } = session.shown.value;
  const position = own(session)?.position ?? null;
  const plot = position === null ? undefined : plotAt(session.shown.value, position);
  if (!plot) return '.territories-map';
  const pieces = players.filter((player) => player.position === position);
  return [`[data-field="${plot.id}"] .plot`, ...pieces.map(({ seat }) => `[data-piece="${seat}"]`)];
}
