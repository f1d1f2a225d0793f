import { useState } from 'preact/hooks';
import type { Result } from '../../net/wire';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-names';
import { Link } from '../../ui/Link';
import { LogLine } from '../../ui/LogLine';
import { Panel } from '../../ui/Panel';
import { onPhone } from '../layout';
import { useRoom, useSession } from '../session';
import { Talk } from '../Talk';
import type { OpenTable } from '../table/open-table';
import { Seats } from '../table/Seats';
import { t } from '../words';
import { useHastened } from './hasten';
import { ShuffleCheck } from './ShuffleCheck';
import { Verdict } from './Verdict';

interface Props extends OpenTable {
  onBoard: () => void;
}

/** The page after the end: verdict, open papers, curves, what nobody knew, the shuffle. */
export function EndPage(props: Props) {
  const { game } = props;
  const { result } = useRoom();
  const shape = `end${useHastened() ? ' hastened' : ''}`;
  if (result === null) return null;
  return onPhone.value ? (
    <PhoneEnd {...props} result={result} shape={shape} />
  ) : (
    <main id="content" class={shape} style={unfolding(result)}>
      <Verdict {...props} result={result} />
      <div class="end-main">
        {result.ranking.length > 0 ? <Charts {...props} result={result} /> : <Stood {...props} />}
      </div>
      <div class="end-side">
        <Unknown {...props} />
        <EndTalk />
        <ShuffleCheck title={game.end.titles?.().check} />
      </div>
    </main>
  );
}

/** What nobody knew is told once all papers have unfolded. */
function unfolding({ ranking }: Result) {
  return { '--papers': String(ranking.length) };
}

function EndTalk() {
  return (
    <section class="panel room-talk" aria-label={t('tab.chat')}>
      <Talk />
    </section>
  );
}

/** Papers and curves, where there is a ranking to show. */
function Charts({ game, result }: Props & { result: Result }) {
  const { Papers, Curves } = game.end;
  return (
    <>
      <Papers result={result} />
      {Curves && <Curves />}
    </>
  );
}

/** Of a game that nobody won: how far each had come, and how the same people begin anew. */
function Stood({ game, showing, play }: Props) {
  const { Stood: Known } = game.end;
  return (
    <Panel title={t('end.stood')} small>
      <div class="end-stood">
        <Seats game={game} showing={showing} />
        {Known && <Known />}
        {play.seat.value !== null && <p>{t('end.anew')}</p>}
        <Link to="/" class="end-home">
          {t('end.home')}
        </Link>
      </div>
    </Panel>
  );
}

function Unknown({ game }: Props) {
  const session = useSession();
  const facts = game.end.facts();
  if (facts.length === 0) return null;
  return (
    <Panel title={game.end.titles?.().facts ?? t('end.unknown')} small>
      <ul class="end-facts">
        {facts.map(({ seat, text }, i) => (
          <LogLine
            key={`fact-${i + 1}`}
            colour={seat === undefined ? undefined : session.colour(seat)}
          >
            {text}
          </LogLine>
        ))}
      </ul>
    </Panel>
  );
}

type EndTab = 'result' | 'charts' | 'check' | 'chat';

const TABS: readonly [EndTab, IconName][] = [
  ['result', 'trophy-fill'],
  ['charts', 'chart-line'],
  ['check', 'shield-check'],
  ['chat', 'chat-circle'],
];

function PhoneEnd({ shape, ...props }: Props & { result: Result; shape: string }) {
  const [tab, setTab] = useState<EndTab>('result');
  const { Papers, Curves } = props.game.end;
  const hasEnd = props.result.ranking.length > 0;
  const tabs = TABS.filter(([id]) => id !== 'charts' || (hasEnd && Curves));
  return (
    <>
      <main id="content" class={shape} style={unfolding(props.result)}>
        {tab === 'result' && (
          <>
            <Verdict {...props} />
            {hasEnd ? <Papers result={props.result} /> : <Stood {...props} />}
            <Unknown {...props} />
          </>
        )}
        {tab === 'charts' && Curves && <Curves />}
        {tab === 'check' && <ShuffleCheck title={props.game.end.titles?.().check} />}
        {tab === 'chat' && <EndTalk />}
      </main>
      <nav class="tab-bar end-bar" aria-label={t('tabs.table')}>
        {tabs.map(([id, icon]) => (
          <button
            key={id}
            type="button"
            aria-current={tab === id ? 'page' : undefined}
            onClick={() => setTab(id)}
          >
            <Icon name={icon} size={24} />
            {t(`tab.${id}`)}
          </button>
        ))}
      </nav>
    </>
  );
}
