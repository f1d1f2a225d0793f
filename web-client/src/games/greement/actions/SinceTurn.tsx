import { listed } from '../../../room/words';
import { Medal } from '../../../ui/Medal';
import type { Session } from '../session';
import { lineFace } from '../story/lines';
import { sentences, t } from '../words';
import { drawnTogether, hadTurn, hasActed, type Since, sinceTurn } from './since';

/** So many sentences have room: in the bar under the board, and where it is narrow. */
const MOST = { wide: 5, narrow: 3 };

/**
 * What has happened since the reader's turn, for as long as he waits and until he does something: a
 * sentence for each who did something, the newest last, and how many more there are.
 */
export function SinceTurn({ session }: { session: Session }) {
  const { play } = session;
  const seat = play.seat.value;
  const story = play.lines.value;
  const narrow = play.phone.value || play.low.value;
  const lines =
    seat === null || hasActed(session) ? [] : sinceTurn(story, seat, Number.POSITIVE_INFINITY);
  if (lines.length === 0) return null;
  const groups = drawnTogether(lines);
  const shown = groups.slice(-MOST[narrow ? 'narrow' : 'wide']);
  const earlier = groups.length - shown.length;
  return (
    <span class="since-turn">
      <span>
        <b>{t(hadTurn(story, seat) ? 'turn.since' : 'turn.soFar')}</b>
        {earlier > 0 && ` ${t('since.earlier', { n: earlier })}`}
      </span>
      {shown.map((group) => (
        <Sentence key={group[0].key} session={session} group={group} />
      ))}
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
          ? text
          : sentences.filled('since.deeds', {
              name: <b>{play.name(seat)}</b>,
              deeds: deedWords(group),
            })}
      </span>
    </span>
  );
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
