import { Icon } from '../../../ui/Icon';
import { debtOf, unchanged, worthTogether } from '../bundle/outlook';
import { type Sum, totalOf } from '../bundle/SumBar';
import { industryIcons, spaceOf } from '../lookup';
import { industryName, placeName, ringName } from '../names';
import { ringOf } from '../rings';
import type { Session } from '../session';
import type { Rent, Space, Terms } from '../wire';
import { t } from '../words';

/** An open offer as its bar shows it: properties count what they are worth together. */
export function offeredSum({ play }: Session, rent: Rent, terms: Terms): Sum {
  const table = play.table.value;
  return {
    mixture: {
      cash: terms.cash + terms.borrow,
      debt: 0,
      theirDebt: terms.takeDebt,
      properties: terms.properties,
    },
    price: rent.amount,
    exact: false,
    single: (space) => table.values[space] ?? 0,
    together: worthTogether(table, terms.properties),
  };
}

interface Props {
  session: Session;
  rent: Rent;
  terms: Terms;
  payer: number;
}

/** What the offer holds, line by line with what each counts. */
export function OfferedParts({ session, rent, terms, payer }: Props) {
  const { play } = session;
  const sum = offeredSum(session, rent, terms);
  const debt = debtOf(session, payer, { ...unchanged, debt: terms.takeDebt });
  const isMine = rent.claimant === play.seat.value;
  const owner = play.name(rent.claimant);
  return (
    <div class="tra-card">
      <ul>
        {sum.mixture.cash > 0 && (
          <Part
            icon="coins-fill"
            title={t('answer.part.cash')}
            line={terms.borrow > 0 ? t('answer.part.borrowed', { borrow: terms.borrow }) : ''}
            counts={sum.mixture.cash}
          />
        )}
        {terms.takeDebt > 0 && (
          <Part
            icon="receipt"
            title={isMine ? t('answer.part.yourDebt') : t('answer.part.debt', { name: owner })}
            line={t('answer.part.debt.line', { name: play.name(payer), ...debt })}
            counts={terms.takeDebt}
          />
        )}
        {terms.properties.map((space) => (
          <PropertyPart key={space} session={session} space={space} counts={sum.single(space)} />
        ))}
      </ul>
      <p class="tra-worth">
        <b>{t('answer.worth', { sum: totalOf(sum), amount: rent.amount })}</b>
        <small>{t('answer.noChange')}</small>
      </p>
    </div>
  );
}

interface PropertyProps {
  session: Session;
  space: Space;
  counts: number;
}

function PropertyPart({ session, space, counts }: PropertyProps) {
  const industry = spaceOf(session.play.table.value, space)?.industry ?? null;
  return (
    <Part
      icon={industry ? industryIcons[industry] : 'tree-fill'}
      ground={industry ?? 'park'}
      title={placeName(space)}
      line={t('answer.part.place', {
        industry: industryName(industry),
        ring: ringName(ringOf(space)),
      })}
      counts={counts}
    />
  );
}

interface PartProps {
  icon: Parameters<typeof Icon>[0]['name'];
  ground?: string;
  title: string;
  line: string;
  counts: number;
}

function Part({ icon, ground, title, line, counts }: PartProps) {
  return (
    <li>
      <span class={ground ? `tra-sign tra-ground-${ground}` : 'tra-sign'}>
        <Icon name={icon} size={18} />
      </span>
      <span>
        <b>{title}</b>
        {line && <small>{line}</small>}
      </span>
      <b class="tra-counts">{counts}</b>
    </li>
  );
}
