import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { StoryLine } from '../../games/game';
import { Button } from '../../ui/Button';
import { FollowedList } from '../../ui/FollowedList';
import { Held } from '../../ui/held';
import { LogLine, LogRule } from '../../ui/LogLine';
import { useLighting } from '../../ui/lighting';
import { useSession } from '../session';
import { t } from '../words';
import type { OpenTable } from './open-table';

type Props = Pick<OpenTable, 'game' | 'play'>;

/** The story so far; earlier lines are fetched when asked for. */
export function Log({ game, play, showing }: Props & Pick<OpenTable, 'showing'>) {
  const lines = showing.story.value;
  const drawn = useRef(new Map<string, VNode>()).current;
  // A line never changes: it is drawn once and stays, however many come after it.
  const draw = (line: StoryLine) => {
    const known = drawn.get(line.key) ?? <Line key={line.key} {...{ line, game, play }} />;
    drawn.set(line.key, known);
    return known;
  };
  return (
    <FollowedList
      label={t('tab.log')}
      count={lines.length}
      empty={t('log.empty')}
      follows={showing.room.value.toAct.join()}
      silent
    >
      <Held.Provider value={undefined}>
        <Earlier />
      </Held.Provider>
      {lines.map(draw)}
    </FollowedList>
  );
}

function Earlier() {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const first = session.store.firstLine.value;
  if (first === undefined || first <= 1) return null;
  const ask = async () => {
    setAsking(true);
    await session.earlier(first);
    setAsking(false);
  };
  return (
    <li class="log-earlier">
      <Button
        label={t('log.earlier')}
        kind="quiet"
        size="small"
        busy={asking}
        onClick={() => void ask()}
      />
    </li>
  );
}

function Line({ line, game, play }: Props & { line: StoryLine }) {
  const session = useSession();
  const face = game.line(line);
  const lighting = useLighting(play.lit, face?.spaces ?? []);
  if (face === null) return null;
  if (face.rule) return <LogRule line={line.key}>{face.text}</LogRule>;
  return (
    <LogLine
      line={line.key}
      colour={face.seat === undefined ? undefined : session.colour(face.seat)}
      secret={line.own}
      lighting={lighting}
    >
      {face.text}
      {face.later && ` ${face.later}`}
    </LogLine>
  );
}
