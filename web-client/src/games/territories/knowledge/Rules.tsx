import { Chapter, RulesPage, RulesTable } from '../../RulesPage';
import { sentences, type TerritoriesWord, t } from '../words';

/** Each chapter's title and the keys of its paragraphs. */
const CHAPTERS: readonly (readonly [title: TerritoriesWord, paragraphs: number])[] = [
  ['rules.aim', 1],
  ['rules.start', 1],
  ['rules.turn', 3],
  ['rules.buy', 2],
  ['rules.rent', 4],
  ['rules.events', 3],
  ['rules.out', 2],
  ['rules.auto', 1],
  ['rules.end', 1],
];

const OVERLOOKED = [1, 2, 3, 4, 5] as const;
const GROUND = [1, 2, 3, 4, 5] as const;

/** The whole rules in short, by chapters. */
export function Rules() {
  return (
    <RulesPage>
      {CHAPTERS.map(([title, paragraphs]) => (
        <Chapter key={title} title={sentences.words(title)}>
          {Array.from({ length: paragraphs }, (_, i) => (
            <p key={i}>{sentences.words(`${title}.${i + 1}`)}</p>
          ))}
        </Chapter>
      ))}
      <Chapter title={t('rules.overlooked')}>
        <ul class="pile">
          {OVERLOOKED.map((n) => (
            <li key={n}>{t(`rules.overlooked.${n}`)}</li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={t('rules.fields')}>
        <RulesTable
          heads={[t('rules.fields.type'), t('rules.fields.price'), t('rules.fields.effect')]}
          rows={GROUND.map((n) => [
            t(`rules.fields.${n}`),
            t(`rules.fields.${n}.price`),
            t(`rules.fields.${n}.effect`),
          ])}
        />
      </Chapter>
    </RulesPage>
  );
}
