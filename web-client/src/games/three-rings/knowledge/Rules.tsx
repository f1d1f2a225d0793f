import './knowledge.css';
import { Chapter, RulesPage, RulesTable } from '../../RulesPage';
import { GoalTile } from '../GoalTile';
import { industries } from '../lookup';
import { rings } from '../rings';
import type { Goal, Industry, Ring } from '../wire';
import { t } from '../words';

/** Properties that a power asks for on one ring, by the number of players: two, three, four. */
const REQUIRED: Record<Ring, readonly string[]> = {
  rural: ['10', '9', '7'],
  suburban: ['8', '7', '6'],
  urban: ['7', '6', '5'],
};

/** Points that a goal asks for, likewise. */
const POINTS: readonly (readonly [goal: Goal, ...points: string[]])[] = [
  ['agriculture', '30', '26', '22'],
  ['culture', '40', '40', '40'],
  ['industry', '42', '44', '42'],
  ['virtual', '36', '38', '38'],
  ['service', '38', '38', '38'],
  ['diversification', '44', '44', '40'],
  ['wealth', '–', '–', '–'],
];

/** How many properties of an industry there are on each ring, and what all of them are worth. */
const COUNTS: Record<Industry, readonly string[]> = {
  agriculture: ['12', '5', '3', '50'],
  culture: ['4', '5', '4', '82'],
  industry: ['4', '5', '5', '123'],
  virtual: ['3', '4', '4', '82'],
  service: ['5', '5', '4', '79'],
};

/** The paragraphs of the chapters, in the order in which one needs them. */
const BEFORE = {
  aim: ['rules.aim.1', 'rules.aim.2'],
  start: ['rules.start.1'],
  turn: ['rules.turn.1', 'rules.turn.2', 'rules.turn.3'],
  claim: ['rules.claim.1', 'rules.claim.2', 'rules.claim.3'],
  rent: ['rules.rent.1', 'rules.rent.2', 'rules.rent.3'],
  street: ['rules.street.1', 'rules.street.2'],
  network: ['rules.network.1', 'rules.network.2'],
} as const;

const AFTER = {
  wealth: ['rules.wealth.1', 'rules.wealth.2', 'rules.wealth.3'],
  consolidate: ['rules.consolidate.1'],
  trade: ['rules.trade.1'],
  end: ['rules.end.1', 'rules.end.2'],
  clocks: ['rules.clocks.1'],
} as const;

const EASY = [1, 2, 3, 4, 5, 6, 7] as const;

/** The whole rules in short, in our own words. */
export function Rules() {
  const players = [t('rules.head.two'), t('rules.head.three'), t('rules.head.four')];
  return (
    <RulesPage>
      <Signs />
      <Chapters paragraphs={BEFORE} />
      <Chapter title={t('rules.power')}>
        <p>{t('rules.power.1')}</p>
        <p>{t('rules.power.2')}</p>
        <RulesTable
          heads={[t('rules.head.ring'), ...players]}
          rows={rings.map((ring) => [t(`ring.${ring}`), ...REQUIRED[ring]] as const)}
        />
      </Chapter>
      <Chapter title={t('rules.goals')}>
        <p>{t('rules.goals.1')}</p>
        <RulesTable
          heads={[t('rules.head.goal'), ...players]}
          rows={POINTS.map(([goal, ...points]) => [t(`goal.${goal}`), ...points] as const)}
        />
        <p>{t('rules.goals.2')}</p>
      </Chapter>
      <Chapters paragraphs={AFTER} />
      <Chapter title={t('rules.easy')}>
        <ol class="pile">
          {EASY.map((n) => (
            <li key={n}>{t(`rules.easy.${n}`)}</li>
          ))}
        </ol>
      </Chapter>
      <details>
        <summary>{t('rules.industries')}</summary>
        <RulesTable
          heads={[
            t('rules.head.industry'),
            ...rings.map((ring) => t(`ring.${ring}`)),
            t('rules.head.points'),
          ]}
          rows={industries.map((each) => [t(`goal.${each}`), ...COUNTS[each]] as const)}
        />
      </details>
    </RulesPage>
  );
}

/** The signs of the five industries, by which the board is read. */
function Signs() {
  return (
    <ul class="tr-rules-signs">
      {industries.map((industry) => (
        <li key={industry}>
          <GoalTile goal={industry} size={32} />
          {t(`goal.${industry}`)}
        </li>
      ))}
    </ul>
  );
}

type Paragraphs = typeof BEFORE | typeof AFTER;

function Chapters({ paragraphs }: { paragraphs: Paragraphs }) {
  const chapters = Object.entries(paragraphs) as [
    keyof typeof BEFORE | keyof typeof AFTER,
    readonly (typeof BEFORE)[keyof typeof BEFORE][number][],
  ][];
  return (
    <>
      {chapters.map(([chapter, keys]) => (
        <Chapter key={chapter} title={t(`rules.${chapter}`)}>
          {keys.map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
        </Chapter>
      ))}
    </>
  );
}
