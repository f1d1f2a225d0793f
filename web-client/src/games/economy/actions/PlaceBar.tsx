import { cardToPlace, chosenFit, fittingSpaces, placeOn } from '../laying';
import './bar.css';
import { ActionBar } from '../../../ui/ActionBar';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { useKey } from '../../../ui/keys';
import { blockOf } from '../../moves';
import { tellChoice } from '../board/press';
import { cardName, cardOf, handOf } from '../cards';
import { isEntered } from '../entered';
import { CardLegend } from '../knowledge/Legend';
import { readerAt } from '../reader';
import { whyNotThere, whyNotYours } from '../reasons';
import type { Session } from '../session';
import { t } from '../words';
import { HandRow } from './HandRow';
import { lateLabel, lateLine } from './late-words';

/** Laying the hand out, card by card, or leaving the rest to the server. */
export function PlaceBar({ session }: { session: Session }) {
  const { play } = session;
  const hand = handOf(play);
  return (
    <ActionBar
      title={placeTitle(session)}
      line={lateLine(session) ?? placeLine(session)}
      aside={<Chip>{t('place.count', { n: play.table.value.placedCount })}</Chip>}
      buttons={hand.length > 0 && <PlaceButtons session={session} />}
    >
      {hand.length > 0 && <HandRow session={session} hand={hand} />}
      {play.low.value && (
        <div class="ec-margin rest">
          <CardLegend />
        </div>
      )}
    </ActionBar>
  );
}

export function isAuto({ play }: Session): boolean {
  return readerAt(play.table.value, play)?.autoPlace === true;
}

export function placeTitle(session: Session): string {
  const { play, yours } = session;
  if (isAuto(session)) return t('place.auto');
  if (yours.value) return t('place.title');
  return t('place.other', { name: play.name(play.table.value.turn) });
}

/** To who lays where his card may lie; to the others, a watcher too, how much is left. */
export function placeLine(session: Session): string {
  const { play, yours } = session;
  const table = play.table.value;
  const held = play.hand.value?.hand.length ?? 0;
  const id = cardToPlace(session);
  if (play.seat.value === null) return leftWords(session);
  if (id === null) return `${t('place.none')} ${leftWords(session)}`;
  if (isAuto(session)) return t('place.auto.line');
  if (!yours.value) return `${t('place.other.line', { n: held })} ${leftWords(session)}`;
  const card = cardOf(table, id);
  return t('place.line', { card: cardName(card), sector: t(`sector.${card.sector}`) });
}

function leftWords({ play }: Session): string {
  const { cards, placedCount } = play.table.value;
  return t('place.left', { n: cards.length - placedCount, all: cards.length });
}

export function PlaceButtons({ session }: { session: Session }) {
  return (
    <>
      <PlaceIt session={session} />
      <PlaceOtherwise session={session} />
    </>
  );
}

/** How a space is picked without a press on it, and how the rest is left to the server. */
export function PlaceOtherwise({ session }: { session: Session }) {
  return (
    <>
      <NextSpace session={session} />
      <Rest session={session} />
    </>
  );
}

export function PlaceIt({ session }: { session: Session }) {
  const { play, chosen } = session;
  const id = cardToPlace(session);
  const isShort = play.phone.value;
  const space = chosenFit(session);
  const why = whyNotNow(session);
  const place = () => space && placeOn(session, space);
  // The key of what is chosen, as in all later turns.
  useKey(why ? undefined : 'g', place);
  return (
    <Button
      label={space ? lateLabel(session, t('place.do', { space })) : t('place.take')}
      second={id ? cardName(cardOf(play.table.value, id)) : ''}
      icon="push-pin-fill"
      kind="main"
      keyCap="p"
      enter={space !== undefined && isEntered(session)}
      blocked={
        why ??
        (space
          ? undefined
          : (whyNotThere(session, chosen.value) ??
            t(isShort ? 'place.press.phone' : 'place.press')))
      }
      busy={play.busy.value === 'place-card'}
      onClick={place}
    />
  );
}

/** Out of turn, and while the server places for the reader. */
function whyNotNow(session: Session): string | undefined {
  return isAuto(session) ? t('place.auto.why') : whyNotYours(session);
}

function NextSpace({ session }: { session: Session }) {
  const { play, chosen } = session;
  const spaces = fittingSpaces(session);
  const at = chosen.value === null ? -1 : spaces.indexOf(chosen.value);
  return (
    <Button
      label={t(play.phone.value ? 'move.next.short' : 'place.next')}
      second={t(play.phone.value ? 'place.next.line.short' : 'place.next.line', {
        n: spaces.length,
      })}
      icon="arrow-right"
      keyCap="n"
      blocked={whyNotNow(session)}
      onClick={() => {
        chosen.value = spaces[(at + 1) % spaces.length] ?? null;
        tellChoice(session);
      }}
    />
  );
}

/** Leaves the rest of the hand to the server, or takes it back; out of turn too. */
function Rest({ session }: { session: Session }) {
  const { play } = session;
  const on = !isAuto(session);
  const isShort = play.phone.value;
  const n = play.hand.value?.hand.length ?? 0;
  const blocked = blockOf(play.moves.value, 'auto-place');
  return (
    <Button
      label={t(on ? (isShort ? 'place.rest.short' : 'place.rest') : 'place.self')}
      second={
        on ? t(isShort ? 'place.rest.line.short' : 'place.rest.line', { n }) : t('place.self.line')
      }
      icon={on ? 'robot' : 'hand-pointing-fill'}
      // One key, and the whole hand would lie for good.
      {...(on &&
        n > 1 && { sure: t('place.rest.sure', { n }), sureLine: t('place.rest.sure.line') })}
      keyCap="a"
      blocked={blocked ? play.reason(blocked) : undefined}
      busy={play.busy.value === 'auto-place'}
      onClick={() => void play.act({ type: 'auto-place', on })}
    />
  );
}
