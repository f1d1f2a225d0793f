import './legend.css';
import './board-key.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { CardFace } from '../CardFace';
import { sectorIcons, sectors } from '../cards';
import { type Gift, giftAt, isLessThanRivals, isTaken } from '../gifts';
import { lookedAt, type Session } from '../session';
import { t } from '../words';
import { ownerShown } from './owned';

/** The marks in the corners of lit spaces, and the dot on an empty one; in this order they are explained. */
const MARKS = {
  card: {
    sign: (
      <span class="ec-mark">
        <Icon name="cards" size={14} />
      </span>
    ),
    words: 'legend.card',
  },
  points: { sign: <Pill words="+n" />, words: 'legend.points' },
  less: {
    sign: (
      <span class="ec-mark">
        <Icon name="user-plus" size={14} />
      </span>
    ),
    words: 'legend.less',
  },
  'knock-out': {
    sign: (
      <span class="ec-mark out">
        <Icon name="crosshair" size={14} />
      </span>
    ),
    words: 'legend.out',
  },
  defeat: {
    sign: (
      <span class="ec-mark out">
        <Icon name="flag" size={14} />
      </span>
    ),
    words: 'legend.defeat',
  },
  unknown: { sign: <Pill words="?" />, words: 'legend.unknown' },
  nothing: { sign: <Pill words="0" />, words: 'legend.none' },
  taken: { sign: <i class="ec-key-taken" />, words: 'legend.taken' },
  plain: { sign: <i />, words: 'legend.plain' },
} as const;

/** A phone's badges bear no sign that a rival gains more: they are hollow. */
const HOLLOW = {
  less: <Pill words="+n" />,
  nothing: <Pill words="0" />,
} as const;

type MarkName = keyof typeof MARKS;

/** So many marks are explained there in one line. */
const ROOM_ON_PHONE = 4;

/** What the marks mean that lit spaces bear just now; nothing while none is lit. */
export function MarkKey({ session }: { session: Session }) {
  const { phone, low } = session.play;
  const isBrief = phone.value || low.value || lookedAt(session) !== null;
  const short = isBrief ? '.short' : '';
  const lit = [...session.destinations.value.keys()];
  const borne = new Set(lit.flatMap((space) => marksOf(giftAt(session, space), phone.value)));
  if (borne.size === 0) return null;
  const names = Object.keys(MARKS) as MarkName[];
  // In a word each, what an empty space brings is the same as a mark that says so.
  const merged = isBrief && !phone.value && borne.has('nothing') && borne.delete('plain');
  if (phone.value && borne.size > ROOM_ON_PHONE) borne.delete('plain');
  return (
    <div class={`ec-mark-key${isBrief ? ' brief' : ''}`}>
      <h3>{t('legend.title')}</h3>
      <ul>
        {names
          .filter((name) => borne.has(name))
          .map((name) => (
            <li key={name} class={`ec-mark-${name}`}>
              {phone.value && isHollow(name) ? HOLLOW[name] : MARKS[name].sign}
              {merged && name === 'nothing' && MARKS.plain.sign}
              {phone.value && name === 'nothing'
                ? t('legend.only')
                : t(`${MARKS[name].words}${short}`)}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** How the board is to be read while nothing is pointed at; of marks, what the lit spaces bear is told first. */
export function BoardKey({ session }: { session: Session }) {
  const { play } = session;
  const { part, phase, cards } = play.table.value;
  const owner = ownerShown(play.table.value);
  const isLit = session.destinations.value.size > 0;
  const [sample] = cards;
  const hasFree = part === 1;
  const isWalked = phase !== 'place' && phase !== 'over';
  return (
    <>
      <MarkKey session={session} />
      {(hasFree || !isLit) && (
        <ul class="ec-board-key">
          {!isLit && sample && (
            <li class="whole">
              <svg class="ec-key-face" viewBox="4 4 76 78" aria-hidden="true">
                <CardFace card={sample} toBeHad={false} small />
              </svg>
              {t('key.kinds')}
            </li>
          )}
          {!isLit && owner !== undefined && (
            <li>
              <Medal colour={play.colour(owner)} size={18} />
              {t('legend.owner')}
            </li>
          )}
          {hasFree && <Sign kind="free">{t('legend.free')}</Sign>}
          {!isLit && <Sign kind="back">{t('legend.unknown')}</Sign>}
          {isWalked && <Sign kind="legal">{t('legend.legal')}</Sign>}
          {isWalked && !isLit && <Sign kind="hit">{t('legend.out')}</Sign>}
        </ul>
      )}
    </>
  );
}

interface SignProps {
  kind: 'free' | 'back' | 'legal' | 'hit';
  children: ComponentChildren;
}

function Sign({ kind, children }: SignProps) {
  return (
    <li>
      <i class={`ec-key-${kind}`} aria-hidden="true" />
      {children}
    </li>
  );
}

function isHollow(name: MarkName): name is keyof typeof HOLLOW {
  return name in HOLLOW;
}

/** All that the mark of one space is made of; a phone has one for each. */
function marksOf(gift: Gift | null, phone: boolean): readonly MarkName[] {
  if (gift === null) return ['plain'];
  if (phone && isLessThanRivals(gift)) return [gift.gives === 'nothing' ? 'nothing' : 'less'];
  if (isLessThanRivals(gift)) return [gift.gives, 'less'];
  return [isTaken(gift) ? 'taken' : gift.gives];
}

function Pill({ words }: { words: string }) {
  return (
    <b class="ec-mark" aria-hidden="true">
      {words}
    </b>
  );
}

/** Where cards have no room for their names: the sectors by symbol and colour. */
export function CardLegend() {
  return (
    <div class="ec-legend">
      <ul>
        {sectors.map((sector) => (
          <li key={sector}>
            <span class={`ec-legend-card ${sector}`}>
              <Icon name={sectorIcons[sector]} size={15} />
            </span>
            {t(`label.${sector}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
