import './tip.css';
import '../goal-colours.css';
import { useEffect, useState } from 'preact/hooks';
import { signedFigure } from '../../../i18n/figure';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import { industryIcons, spaceOf, worthOf } from '../lookup';
import { placeName } from '../names';
import { numberOf, ringOf } from '../rings';
import type { Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { arcOf } from './geometry';
import { canBeClaimed } from './marks';
import { claimWords, landingWordsOn, ownerWords, priceOf, streetWords, whyNotWords } from './names';

/** How long the pointer rests before the card comes up by itself. */
const REST_MILLIS = 250;
/** Of the six landings of a roll the one in the middle. */
const MIDDLE = 3;

/** The card of the space under the pointer after a moment, or of the pressed one. */
export function Tip({ session }: { session: Session }) {
  const { pointed, chosen, play } = session;
  const rested = useRested(pointed.value);
  const space = rested ?? chosen.value;
  if (space === null || play.phone.value) return null;
  // What is to be claimed is told beside its price, in the tray.
  if (space === chosen.value && canBeClaimed(session, space)) return null;
  return (
    <section class={`tr-tip ${cornerFor(session, space)}`} aria-label={placeName(space)}>
      <SpaceCard session={session} space={space} />
    </section>
  );
}

/**
 * The corner of the board on the side of the space and in the other half: clear of it, and of the
 * landings of a roll that are lit with it.
 */
export function cornerFor({ play, landing }: Session, space: Space): string {
  const ring = landing.value;
  const lit = (ring && play.hand.value?.rings?.[ring]?.spaces) ?? [];
  const middle = lit.includes(space) ? arcOf(lit[MIDDLE] ?? space).middle : arcOf(space).middle;
  return `${middle < 180 ? 'right' : 'left'} ${middle > 90 && middle < 270 ? 'top' : 'bottom'}`;
}

/** Name, industry, value, owner; what may be done with it now and what that costs. */
export function SpaceCard({ session, space }: { session: Session; space: Space }) {
  return (
    <>
      <h3 class="tr-tip-title">{placeName(space)}</h3>
      <SpaceChips session={session} space={space} />
      <SpaceSums session={session} space={space} />
    </>
  );
}

function SpaceChips({ session, space }: { session: Session; space: Space }) {
  const industry = spaceOf(session.play.table.value, space)?.industry ?? null;
  const place = t('name.place', { ring: t(`ring.${ringOf(space)}`), n: numberOf(space) });
  return (
    <p class="tr-tip-chips">
      {industry !== null && (
        <span class={`tr-industry tr-suit ${industry}`}>
          <Icon name={industryIcons[industry]} size={14} />
          {t(`industry.${industry}`)}
        </span>
      )}
      <Chip>{industry === null ? t('industry.park') : place}</Chip>
      {industry !== null && <Chip>{ownerWords(session, space)}</Chip>}
    </p>
  );
}

/** The sums spelled out: printed value, level, network, rent or price, the street. */
function SpaceSums({ session, space }: { session: Session; space: Space }) {
  const lines = sumsOf(session, space);
  return lines.length === 0 ? null : (
    <ul class="tr-tip-sums">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What there is to say of a space's value and of what it brings the reader now. */
export function sumsOf(session: Session, space: Space): readonly string[] {
  const table = session.play.table.value;
  const { industry = null, printed = 0 } = spaceOf(table, space) ?? {};
  if (industry === null) {
    const why = whyNotWords(session, space);
    return [...landingWordsOn(session, space), ...(why === null ? [] : [why])];
  }
  const value = table.values[space] ?? printed;
  const lines = [
    value === printed
      ? t('tip.value', { n: value })
      : t('tip.changed', { n: value, printed, level: signedFigure(table.level) }),
  ];
  if (space in table.network) {
    const n = worthOf(table, space);
    lines.push(t('tip.network', { n, value, more: n - value }));
  }
  if (session.claimable.value.has(space)) {
    const price = priceOf(session, space);
    lines.push(price === 0 ? claimWords(session, space) : t('tip.price', { n: price }));
    const street = streetWords(session, space);
    if (street) lines.push(street);
  }
  lines.push(...landingWordsOn(session, space));
  const why = whyNotWords(session, space);
  return why === null ? lines : [...lines, why];
}

/** The space on which the pointer has rested; null as soon as it moves on. */
function useRested(space: Space | null): Space | null {
  const [rested, setRested] = useState<Space | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(space), REST_MILLIS);
    return () => {
      clearTimeout(timer);
      setRested(null);
    };
  }, [space]);
  return rested;
}
