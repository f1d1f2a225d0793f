import { Chapter, RulesPage, RulesTable } from '../../RulesPage';
import { cardName, effectWords } from '../card-words';
import { t } from '../words';
import { nameWords } from '../words/names';

const COLOURS = ['red', 'blue', 'green', 'purple'] as const;
const STEPS = [1, 2, 3, 4, 5] as const;
const MISTAKES = [1, 2, 3, 4, 5, 6] as const;

/** All cards, in the order of the rules. */
const CARDS = Object.keys(nameWords).map((key) => key.slice('card.'.length));

/** The whole rules in short, in our own words. */
export function Rules() {
  return (
    <RulesPage>
      <Chapter title={t('rules.aim')}>
        <p>{t('rules.aim.1')}</p>
        <p>{t('rules.aim.2')}</p>
      </Chapter>
      <Chapter title={t('rules.go')}>
        <p>{t('rules.go.1')}</p>
        <p>{t('rules.go.2')}</p>
      </Chapter>
      <Chapter title={t('rules.easy')}>
        <ol class="pile">
          {MISTAKES.map((n) => (
            <li key={n}>{t(`rules.easy.${n}`)}</li>
          ))}
        </ol>
      </Chapter>
      <Chapter title={t('rules.colours')}>
        <RulesTable
          heads={[t('rules.head.colour'), t('rules.head.roll'), t('rules.head.coins')]}
          rows={COLOURS.map(
            (colour) =>
              [
                t(`rules.row.${colour}`),
                t(`rules.row.${colour}.roll`),
                t(`rules.row.${colour}.coins`),
              ] as const,
          )}
        />
      </Chapter>
      <Chapter title={t('rules.order')}>
        <ol class="pile">
          {STEPS.map((n) => (
            <li key={n}>{t(`rules.order.${n}`)}</li>
          ))}
        </ol>
        <p>{t('rules.order.6')}</p>
      </Chapter>
      <MoreChapters />
      <details>
        <summary>{t('rules.cards')}</summary>
        <RulesTable
          heads={[t('rules.head.card'), t('rules.head.effect')]}
          rows={CARDS.map((card) => [cardName(card), effectWords(card)] as const)}
        />
      </details>
    </RulesPage>
  );
}

const PARAGRAPHS = {
  closed: ['rules.closed.1', 'rules.closed.2'],
  market: ['rules.market.1', 'rules.market.2'],
  extra: ['rules.extra.1', 'rules.extra.2'],
  live: ['rules.live.1'],
  post: ['rules.post.1', 'rules.post.2', 'rules.post.3'],
  mode: ['rules.mode.1'],
} as const;

function MoreChapters() {
  return (
    <>
      {(Object.keys(PARAGRAPHS) as (keyof typeof PARAGRAPHS)[]).map((chapter) => (
        <Chapter key={chapter} title={t(`rules.${chapter}`)}>
          {PARAGRAPHS[chapter].map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
        </Chapter>
      ))}
    </>
  );
}
