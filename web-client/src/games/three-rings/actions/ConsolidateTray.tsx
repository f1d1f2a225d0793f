import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { useEscape } from '../../../ui/keys';
import type { Move } from '../../listed';
import { itemsOf, movesOf } from '../../moves';
import { nothing } from '../bundle/ask';
import { Effects } from '../bundle/Effects';
import { usePicking } from '../bundle/picking';
import { placeName, ringName } from '../names';
import { ringOf } from '../rings';
import type { Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { Back } from './BankTrays';
import { Bar } from './Bar';
import { Givers, PAIR, Targets } from './ConsolidateSides';

/** Under this what is given is kept until the turn ends. */
const KEY = 'consolidate';

interface Pair {
  give: readonly Space[];
  take: Space | null;
}

/** Two of one industry and ring for one of the next ring inward; the cheapest pair is proposed. */
export function ConsolidateTray({ session }: { session: Session }) {
  const { play, tray, drafts, chosen } = session;
  const moves = movesOf(play.moves.value, 'consolidate').filter(({ blocked }) => !blocked);
  const pair: Pair = {
    give: drafts.value.get(KEY)?.properties ?? cheapest(session, moves),
    take: chosen.value,
  };
  const setPair = (next: Pair) => {
    drafts.value = new Map([...drafts.peek(), [KEY, { ...nothing, properties: next.give }]]);
    chosen.value = next.take;
  };
  useEscape(() => {
    tray.value = null;
  });
  const move = moves.find((each) => pair.give.every((space) => offers(each, 'give', space)));
  const targets = move ? itemsOf(move, 'take').map(({ value }) => String(value)) : [];
  const take = pair.take !== null && targets.includes(pair.take) ? pair.take : onlyOf(targets);
  const isWhole = pair.give.length === PAIR && take !== null;
  const press = (space: Space) =>
    setPair({ give: paired(moves, pair.give, space), take: pair.take });
  const own = moves.flatMap((each) => itemsOf(each, 'give').map(({ value }) => String(value)));
  usePicking(session, [...own, ...targets], pair.give, (space) =>
    targets.includes(space) ? setPair({ ...pair, take: space }) : press(space),
  );
  return (
    <Bar
      session={session}
      buttons={
        <>
          <Button
            label={t('consolidate.do')}
            second={take === null ? '' : t('consolidate.do.line', { ring: ringName(ringOf(take)) })}
            icon="stack"
            kind="main"
            keyCap="enter"
            blocked={
              isWhole
                ? undefined
                : t(pair.give.length < PAIR ? 'consolidate.choose' : 'consolidate.choose.target')
            }
            busy={play.busy.value === 'consolidate'}
            onClick={() => {
              if (isWhole && take) void play.act({ type: 'consolidate', give: pair.give, take });
            }}
          />
          <Back session={session} />
        </>
      }
    >
      <div class="act-split rows">
        <div class="tra-form tra-pair">
          <Givers
            session={session}
            moves={moves}
            give={pair.give}
            press={press}
            begin={(give) => setPair({ give, take: null })}
          />
          <Targets
            session={session}
            targets={targets}
            take={take}
            choose={(space) => setPair({ ...pair, take: space })}
          />
        </div>
        <div>
          <Effects
            session={session}
            change={{ cash: 0, debt: 0, gains: take === null ? [] : [take], gives: pair.give }}
          />
          {take !== null && (
            <p class="tra-note">
              <Icon name="path" size={14} /> {t('consolidate.note', { space: placeName(take) })}
            </p>
          )}
        </div>
      </div>
    </Bar>
  );
}

const offers = (move: Move, name: string, space: Space) =>
  itemsOf(move, name).some(({ value }) => value === space);

const onlyOf = (targets: readonly Space[]) => (targets.length === 1 ? (targets[0] ?? null) : null);

/** The pair of the least value. */
function cheapest({ play }: Session, moves: readonly Move[]): readonly Space[] {
  const { values } = play.table.value;
  const worth = (spaces: readonly Space[]) =>
    spaces.reduce((sum, space) => sum + (values[space] ?? 0), 0);
  const pairs = moves.map((move) =>
    itemsOf(move, 'give')
      .map(({ value }) => String(value))
      .sort((a, b) => worth([a]) - worth([b]))
      .slice(0, PAIR),
  );
  const [give = []] = pairs.sort((a, b) => worth(a) - worth(b));
  return give;
}

/** A press adds a property, or lets it go; one of another ring or industry begins anew. */
function paired(moves: readonly Move[], give: readonly Space[], space: Space): readonly Space[] {
  if (give.includes(space)) return give.filter((each) => each !== space);
  const next = [...give, space];
  const fits = moves.some((move) => next.every((each) => offers(move, 'give', each)));
  return fits ? next.slice(-PAIR) : [space];
}
