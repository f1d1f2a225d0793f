import type { ComponentChildren } from 'preact';
import { listed } from '../../../room/words';
import { Medal } from '../../../ui/Medal';
import type { StoryLine } from '../../game';
import { cardTitle } from '../events/words';
import { high } from '../high';
import type { Session } from '../session';
import { lineFace } from '../story/lines';
import { sentences, t } from '../words';
import { drawnTogether, hadTurn, type Since, sinceTurn } from './since';
import { type OwnChange, ownChanges, valuesChanged } from './since-own';

/** So many sentences have room: in the bar under the board, where it is narrow, and in a phone's two lines. */
const MOST = { wide: 5, narrow: 3, phone: 2 };

/**
 * What has happened since the reader's turn, while he waits and all through his next one, and for who
 * watches since the round began: a sentence for each who did something, the newest last, and how many
 * more there are.
 */
export function SinceTurn({ session }: { session: Session }) {
  const { play } = session;
  const seat = play.seat.value;
  const story = play.lines.value;
  const isNarrow = play.low.value && !high.value;
  const room = play.phone.value ? 'phone' : isNarrow ? 'narrow' : 'wide';
  const lines = sinceTurn(story, seat, Number.POSITIVE_INFINITY);
  if (lines.length === 0) return null;
  const own = ownChanges(session);
  const isOwn = ({ key }: StoryLine) => own.some((change) => change.key === key);
  const groups = drawnTogether(lines.filter((line) => !isOwn(line)));
  const most = Math.max(1, MOST[room] - own.length);
  const shown = groups.slice(-most);
  const earlier = groups.length - shown.length;
  return (
    <span class="since-turn">
      <span>
        <b>
          {t(seat === null ? 'watch.since' : hadTurn(story, seat) ? 'turn.since' : 'turn.soFar')}
        </b>
        {earlier > 0 && ` ${t('since.earlier', { n: earlier })}`}
      </span>
      {own.map((change) => (
        <Own key={change.key} change={change} />
      ))}
      {shown.map((group) => (
        <Sentence key={group[0].key} session={session} group={group} />
      ))}
    </span>
  );
}

/** What befell the reader himself comes first: a loss in brick. */
function Own({ change: { words, lost } }: { change: OwnChange }) {
  return (
    <span class="since-line">
      <b class={lost ? 'brick-words' : 'green-words'}>{words}</b>
    </span>
  );
}

function Sentence({ session, group }: { session: Session; group: Since }) {
  const { play } = session;
  const { text, seat } = lineFace(group[0], play.name);
  return (
    <span class="since-line">
      {!play.phone.value && seat !== undefined && <Medal colour={play.colour(seat)} size={16} />}
      <span>
        {' '}
        {group.length === 1 || seat === undefined
          ? (eventWords(session, group[0]) ?? text)
          : sentences.filled('since.deeds', {
              name: <b>{play.name(seat)}</b>,
              deeds: deedWords(group),
            })}
      </span>
    </span>
  );
}

/** Of a turn in which nothing was done that; an event by what it has brought, and not by the count of the votes. */
function eventWords({ play }: Session, line: StoryLine): ComponentChildren {
  if (line.code === 'turn-ended') {
    return sentences.filled('since.idle', { name: <b>{play.name(Number(line.args.seat))}</b> });
  }
  const isPassed = line.code === 'vote-let-through' || line.code === 'event-unpaid';
  if (!isPassed && line.code !== 'vote-stopped') return undefined;
  const card = <b>{cardTitle(String(line.args.card))}</b>;
  if (!isPassed) return sentences.filled('since.stopped', { card });
  const changes = valuesChanged(play.lines.value, line);
  return sentences.filled(changes === '' ? 'since.passed' : 'since.changes', { card, changes });
}

/** "buys H8 and E5 for 9, seeds both". */
function deedWords(group: Since): string {
  const on = (code: string) => group.filter((line) => line.code === code);
  const squares = (code: string) => on(code).map(({ args }) => String(args.square));
  const [bought, seeded, grazed] = [squares('bought'), squares('seeded'), squares('cattle-bought')];
  const coins = on('bought').reduce(
    (sum, { args }) => sum + Number(args.price) + Number(args.tax),
    0,
  );
  const isWhole = bought.length > 0 && bought.toSorted().join() === seeded.toSorted().join();
  return [
    bought.length > 0 ? t('since.buys', { squares: listed(bought), coins }) : '',
    seeded.length === 0
      ? ''
      : isWhole
        ? t(seeded.length > 2 ? 'since.seeds.all' : 'since.seeds.same', { n: seeded.length })
        : t('since.seeds', { squares: listed(seeded) }),
    grazed.length > 0 ? t('since.grazes', { squares: listed(grazed) }) : '',
  ]
    .filter((part) => part !== '')
    .join(t('list.comma'));
}
