import './guide.css';
import type { GameGuide, GuideStep, Spot } from '../guide';
import { Signs } from './board/Signs';
import { plotAt } from './fields';
import { RiskStrip } from './knowledge/RiskStrip';
import { type Kind, prospectsOf } from './risk';
import { own, type Session } from './session';
import { standIn } from './stand-in';
import { comeBack, throwDice } from './throw-dice';
import type { Field } from './wire';
import { t } from './words';

const stepNames = ['way', 'reach', 'risk', 'buying', 'throw'] as const;

type StepName = (typeof stepNames)[number];

/** A clock may end a turn while one reads: the guide is there in so many turns of one's own. */
const OWN_TURNS = 3;

/** The way through the first turn of Territories: what a throw may bring, and the throw. */
export function guideOf(session: Session): GameGuide {
  const { yours, throwing } = session;
  return {
    choices: '.territories-map :is(.reach, .reach-arc), .button.throw',
    told: '.territories-map .plot, .risk tr',
    isTime: () => isEarly(session) && yours.value && throwing.value === 'roll',
    isEarly: () => isEarly(session),
    isOwnTurn: () => yours.value,
    stepsAside: () => stepsAside(session),
    isActed: () => isThrown(session),
    steps: () => stepNames.map((id) => stepOf(session, id)),
  };
}

/** What a camp or the Caravan asks of the reader has hints of its own. */
function isEarly(session: Session): boolean {
  const { phase, turnNumber, players } = session.shown.value;
  if (session.yours.value && phase !== 'roll') return false;
  return own(session)?.alive === true && turnNumber <= OWN_TURNS * players.length;
}

/** For what is asked of the reader, and for a throw of his own hand: he wants to see it fall. */
function stepsAside(session: Session): boolean {
  const { shown, yours } = session;
  const { phase } = shown.value;
  if (phase === 'over' || own(session)?.alive !== true) return true;
  return yours.value && (phase !== 'roll' || isThrown(session));
}

function isThrown({ stage, yours, thrownFor }: Session): boolean {
  const { acting, thrown } = stage.value;
  return yours.value && acting !== null && thrownFor.isByHand(thrown.key);
}

/** The throw, where the table makes it once the time has run out. */
function meanwhileOf(session: Session): NonNullable<GuideStep['meanwhile']> | null {
  const { play, throwing } = session;
  if (throwing.value === null || !play.room.value.options.secondsRoll) return null;
  return {
    label: t(`do.${throwing.value}`),
    line: t('guide.meanwhile'),
    run: () => throwDice(session),
  };
}

/** For an absent reader, where the bubble takes the place of what says so: it keeps off the whole board. */
function takeOverOf(session: Session): NonNullable<GuideStep['meanwhile']> | null {
  if (!standIn(session.play)) return null;
  return { label: t('do.take'), line: t('guide.absent'), run: () => comeBack(session) };
}

function stepOf(session: Session, id: StepName): GuideStep {
  const phone = session.play.phone.value;
  return {
    id,
    name: t(`guide.${id}`),
    title: t(`guide.${id}.title`),
    line: lineOf(id, phone),
    ...pictureOf(session, id),
    spots: spotsOf(session, id),
    // What the bubble leaves of a phone's sheet would be slices of the chances.
    board: phone || id === 'reach',
    ...(phone && isOnBoard(id) && { choices: '.territories-map' }),
    // The last step points at the button itself: a second one of the same name beside it would be a riddle.
    meanwhile:
      id === 'throw'
        ? null
        : (meanwhileOf(session) ?? (phone && id === 'reach' ? takeOverOf(session) : null)),
  };
}

/** A phone's sheet has no room for the chances beside the bubble: it shows them itself, and covers no field. */
function pictureOf(session: Session, id: StepName): Pick<GuideStep, 'picture' | 'heard'> {
  const phone = session.play.phone.value;
  if (id === 'reach') return { picture: <Signs brief={phone} />, heard: t('guide.reach.heard') };
  if (id !== 'risk' || !phone) return {};
  return {
    heard: t('guide.risk.heard'),
    picture: (
      <div class="guide-chances">
        <RiskStrip session={session} />
      </div>
    ),
  };
}

/** It speaks of single fields: a phone's bubble leaves the whole board in sight, over which pieces walk meanwhile. */
function isOnBoard(id: StepName): boolean {
  return id === 'way' || id === 'risk' || id === 'buying';
}

/** Under the board of a phone the same is told in fewer words, or of other things. */
function lineOf(id: StepName, phone: boolean): string {
  return phone ? t(`guide.${id}.line.phone`) : t(`guide.${id}.line`);
}

function spotsOf(session: Session, id: StepName): Spot[] {
  const phone = session.play.phone.value;
  switch (id) {
    case 'way':
      return [ownField(session)];
    case 'reach':
      return [phone ? '.territories-map' : reached(session).map(plotSpot)];
    case 'risk':
      return [phone ? '.territories-map' : '.panel:has(.risk)'];
    case 'buying':
      return phone ? bought(session) : [bought(session)];
    case 'throw':
      return ['.button.throw'];
  }
}

/** Free ground that the throw is the likeliest to buy, if any, and the Caravan. */
function bought(session: Session): string[] {
  return [...reached(session, 'buy').slice(0, 1), 'caravan' as const].map(plotSpot);
}

function plotSpot(field: Field): string {
  return `[data-field="${field}"] .plot`;
}

/** The fields that the throw can reach, or of them those of one kind; the likeliest first. */
function reached({ odds }: Session, kind?: Kind): Field[] {
  return prospectsOf(odds.value)
    .filter((prospect) => kind === undefined || prospect.kind === kind)
    .toSorted((a, b) => b.ways - a.ways)
    .map(({ field }) => field);
}

/** The field on which the reader's piece stands, with all that stand there; else the whole board. */
function ownField(session: Session): Spot {
  const { players } = session.shown.value;
  const position = own(session)?.position ?? null;
  const plot = position === null ? undefined : plotAt(session.shown.value, position);
  if (!plot) return '.territories-map';
  const pieces = players.filter((player) => player.position === position);
  return [plotSpot(plot.id), ...pieces.map(({ seat }) => `[data-piece="${seat}"]`)];
}
