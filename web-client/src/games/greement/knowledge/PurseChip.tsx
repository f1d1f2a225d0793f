import { figure } from '../../../i18n/figure';
import { Chip } from '../../../ui/Chip';
import type { Hand } from '../wire';
import { t } from '../words';

/** Money and debt in a chip; while some of it is set aside, what is left to spend. */
export function PurseChip({ hand }: { hand: Hand }) {
  const { money, reserved, debt } = hand;
  return (
    <Chip kind="brass">
      {t(reserved > 0 ? 'sheet.atHand' : 'sheet.money', {
        money: figure(money - reserved),
        debt: figure(debt),
      })}
    </Chip>
  );
}
