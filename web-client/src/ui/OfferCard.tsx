import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { Medal } from './Medal';
import { CommonReason, Reasons, useReasons } from './reasons';
import type { SeatColour } from './seats';

interface Props {
  colour: SeatColour;
  /** Who offers what for how much. */
  title: string;
  /** Who pays the tax, and what it means for the reader. */
  detail: string;
  /** What the reader has to think of before he accepts. */
  warning?: string | undefined;
  /** What the title needs where it stands without the detail. */
  beside?: string;
  /** Why it no longer stands. */
  lapsed?: string | undefined;
  /** Accept, refuse, counter; or nothing while the other side thinks. */
  children?: ComponentChildren;
}

/** An offer made to the reader, or by him. Brass, because only the two sides see it. */
export function OfferCard(props: Props) {
  const { colour, title, detail, warning, beside, lapsed, children } = props;
  const reasons = useReasons();
  return (
    <article class={`offer${lapsed ? ' lapsed' : ''}`}>
      <Medal colour={colour} size={26} />
      <div>
        <h3>
          {title}
          {beside && (
            <span class="offer-beside" aria-hidden="true">
              {beside}
            </span>
          )}
        </h3>
        <p>
          {warning && !lapsed && <b class="brick-words">{warning} </b>}
          {lapsed ? t('offer.lapsed', { why: lapsed }) : detail}
        </p>
      </div>
      {!lapsed && children && (
        <Reasons.Provider value={reasons}>
          <div class="offer-buttons">{children}</div>
          <CommonReason of={reasons} />
        </Reasons.Provider>
      )}
    </article>
  );
}
