import './post.css';
import { Segmented } from '../../../ui/Segmented';
import { Switch } from '../../../ui/Switch';
import { Tabs } from '../../../ui/Tabs';
import { landmarksOf, playerOf } from '../cards';
import type { Session } from '../session';
import type { Card, GoOrders } from '../wire';
import { t } from '../words';
import { Candidates } from './Candidates';
import { type GoName, ordersFor, toggled, withOrders } from './draft';
import { CardSelect, ExchangeRow, GivingRow } from './Others';
import { Row } from './Row';

/** What a part of the form shows and changes: the orders for one go. */
export interface Part {
  session: Session;
  orders: GoOrders;
  change: (orders: Partial<GoOrders>) => void;
}

/** The sheet that the reader writes: a tab for each go, and one for all extra goes. */
export function OrderForm({ session }: { session: Session }) {
  const { draft, go } = session;
  const sheet = draft.value;
  const names: readonly GoName[] = [...sheet.goes.map((_, i) => i), 'extra'];
  const tabs = names.map((name) => ({
    value: String(name),
    label: goWords(name, names.length - 1),
  }));
  return (
    <section class="lm-form panel" aria-label={t('form.title')}>
      <header>
        <h2>{t('form.title')}</h2>
        <p>{t(sheet.goes.length > 1 ? 'form.line.two' : 'form.line')}</p>
      </header>
      <Tabs
        label={t('form.goes')}
        tabs={tabs}
        value={String(go.value)}
        onChange={(value) => {
          go.value = value === 'extra' ? 'extra' : Number(value);
        }}
      >
        <GoForm
          session={session}
          orders={ordersFor(sheet, go.value)}
          change={(orders) => {
            draft.value = withOrders(draft.value, go.value, orders);
          }}
        />
      </Tabs>
    </section>
  );
}

function goWords(name: GoName, goes: number): string {
  if (name === 'extra') return t('form.extra');
  if (goes === 1) return t('form.go.only');
  return t('form.go', { n: name + 1 });
}

function GoForm(part: Part) {
  return (
    <div class="lm-orders">
      <Candidates {...part} />
      <DiceRow {...part} />
      <RerollRow {...part} />
      <HarbourRow {...part} />
      <TargetRow {...part} />
      <InvestRow {...part} />
      <Rare {...part} />
    </div>
  );
}

/** True if a card is in play in this room. */
function inPlay({ session }: Part, id: Card): boolean {
  return session.play.table.value.cards.some((card) => card.id === id);
}

function hasBuilt({ session }: Part, id: Card): boolean {
  const { table, seat } = session.play;
  return playerOf(table.value, seat.value)?.landmarks.includes(id) ?? false;
}

function owns({ session }: Part, id: Card): boolean {
  const { table, seat } = session.play;
  return playerOf(table.value, seat.value)?.cards[id] !== undefined;
}

function DiceRow(part: Part) {
  const { orders, change } = part;
  return (
    <Row
      title={t('form.dice')}
      line={t(hasBuilt(part, 'train-station') ? 'form.dice.can' : 'form.dice.cannot')}
    >
      <Segmented
        label={t('form.dice')}
        choices={[
          { value: '1', label: t('form.dice.one') },
          { value: '2', label: t('form.dice.two') },
        ]}
        value={orders.dice === 1 ? '1' : '2'}
        onChange={(value) => change({ dice: value === '1' ? 1 : null })}
      />
    </Row>
  );
}

const SUMS = Array.from({ length: 12 }, (_, i) => i + 1);
const OF_HARBOUR = [10, 11, 12];

function RerollRow(part: Part) {
  const { orders, change } = part;
  if (!inPlay(part, 'radio-tower')) return null;
  const line = hasBuilt(part, 'radio-tower') ? 'form.reroll.can' : 'form.reroll.cannot';
  return (
    <Row title={t('form.reroll')} line={t(line)}>
      <Numbers
        label={t('form.reroll')}
        numbers={SUMS}
        chosen={orders.rerollOn}
        onToggle={(n) => change({ rerollOn: toggled(orders.rerollOn, n) })}
      />
      <Switch
        label={t('form.keepDoubles')}
        on={orders.keepDoubles === true}
        onChange={(on) => change({ keepDoubles: on || null })}
      />
    </Row>
  );
}

function HarbourRow(part: Part) {
  const { orders, change } = part;
  if (!inPlay(part, 'harbour')) return null;
  const line = hasBuilt(part, 'harbour') ? 'form.add.can' : 'form.add.cannot';
  return (
    <Row title={t('form.add')} line={t(line)}>
      <Numbers
        label={t('form.add')}
        numbers={OF_HARBOUR}
        chosen={orders.addTwoOn}
        onToggle={(n) => change({ addTwoOn: toggled(orders.addTwoOn, n) })}
      />
    </Row>
  );
}

interface NumbersProps {
  label: string;
  numbers: readonly number[];
  chosen: readonly number[] | null;
  onToggle: (n: number) => void;
}

/** Numbers to tick. */
function Numbers({ label, numbers, chosen, onToggle }: NumbersProps) {
  return (
    <fieldset class="lm-numbers" aria-label={label}>
      {numbers.map((n) => (
        <label key={n}>
          <input
            type="checkbox"
            checked={chosen?.includes(n) ?? false}
            onChange={() => onToggle(n)}
          />
          <span>{n}</span>
        </label>
      ))}
    </fieldset>
  );
}

function TargetRow(part: Part) {
  const { session, orders, change } = part;
  const { play } = session;
  if (!inPlay(part, 'tv-station')) return null;
  const others = play.table.value.players.filter(({ seat }) => seat !== play.seat.value);
  return (
    <Row title={t('form.tv')} line={t('form.tv.line')}>
      <Segmented
        label={t('form.tv')}
        choices={[
          { value: '', label: t('form.tv.richest') },
          ...others.map(({ seat }) => ({ value: String(seat), label: play.name(seat) })),
        ]}
        value={orders.tv === null ? '' : String(orders.tv)}
        onChange={(value) => change({ tv: value === '' ? null : Number(value) })}
      />
    </Row>
  );
}

function InvestRow(part: Part) {
  const { orders, change } = part;
  if (!inPlay(part, 'tech-startup')) return null;
  return (
    <Row title={t('form.invest')} line={t('form.invest.line')}>
      <Switch
        bare
        label={t('form.invest')}
        on={orders.invest === true}
        onChange={(on) => change({ invest: on || null })}
      />
    </Row>
  );
}

const RARE = [
  'business-complex',
  'renovation-company',
  'convention-center',
  'moving-company',
  'demolition-company',
] as const satisfies readonly Card[];

/** What only some cards ask: folded, unless the reader owns one of them. */
function Rare(part: Part) {
  const { session, orders, change } = part;
  const table = session.play.table.value;
  const mine = playerOf(table, session.play.seat.value);
  const buildings = table.cards.filter(({ tower }) => !tower).map(({ id }) => id);
  const own = buildings.filter((id) => mine?.cards[id]);
  const shown = RARE.filter((id) => inPlay(part, id));
  if (shown.length === 0) return null;
  return (
    <details class="lm-rare" open={shown.some((id) => owns(part, id))}>
      <summary>{t('form.rare')}</summary>
      {shown.includes('business-complex') && <ExchangeRow {...part} own={own} />}
      {shown.includes('renovation-company') && (
        <Row title={t('form.renovate')} line={t('form.renovate.line')}>
          <CardSelect
            label={t('form.renovate')}
            none={t('form.standard')}
            cards={buildings}
            value={orders.renovate}
            onChange={(renovate) => change({ renovate })}
          />
        </Row>
      )}
      {shown.includes('convention-center') && (
        <Row title={t('form.activate')} line={t('form.activate.line')}>
          <CardSelect
            label={t('form.activate')}
            none={t('form.none')}
            cards={buildings}
            value={orders.activate}
            onChange={(activate) => change({ activate })}
          />
        </Row>
      )}
      {shown.includes('moving-company') && <GivingRow {...part} cards={buildings} />}
      {shown.includes('demolition-company') && (
        <Row title={t('form.demolish')} line={t('form.demolish.line')}>
          <CardSelect
            label={t('form.demolish')}
            none={t('form.standard')}
            cards={landmarksOf(table).map(({ id }) => id)}
            value={orders.demolish?.[0] ?? null}
            onChange={(card) => change({ demolish: card && [card] })}
          />
        </Row>
      )}
    </details>
  );
}
