import './ledger.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { figure, signedFigure } from '../../../i18n/figure';
import { Rolling } from '../../../ui/Rolling';
import { t } from '../words';
import type { LedgerLine } from './paper';

interface LedgerProps {
  caption: string;
  lines: readonly LedgerLine[];
  /** What is set aside of the money can be spent on nothing else. */
  hand: { money: number; debt: number; reserved?: number };
  total?: string;
  /** True while figures may roll. */
  moving?: boolean;
  /** The older lines can be unfolded and folded again. */
  fold?: { open: boolean; press: () => void };
}

/** Lines of a paper over their sum. Unfolded ones scroll where there is no room for all: the newest stands in sight first. */
export function Ledger(props: LedgerProps) {
  const { caption, lines, hand, fold, total = t('paper.now'), moving = false } = props;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!fold?.open || !place.current) return;
    place.current.scrollTop = place.current.scrollHeight;
    // On a phone the whole page scrolls.
    place.current.querySelector('tfoot')?.scrollIntoView({ block: 'nearest' });
  }, [fold?.open, lines.length]);
  return (
    <div class="ledger-scroll" ref={place}>
      <table class="ledger">
        <thead>
          <tr>
            <th scope="col">
              {fold?.open ? <FoldButton words={t('paper.fold')} fold={fold} /> : caption}
            </th>
            <th scope="col">{t('paper.money')}</th>
            <th scope="col">{t('paper.debt')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={i} class={line.earlier ? 'earlier' : ''}>
              <th scope="row">
                {line.earlier && fold && !fold.open ? (
                  <FoldButton words={line.words} fold={fold} />
                ) : (
                  line.words
                )}
              </th>
              <td>{line.money}</td>
              <td class={line.relief ? 'green-words' : ''}>{line.debt}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            <td>
              <Rolling value={hand.money} moving={moving} />
            </td>
            <td>
              <Rolling value={hand.debt} moving={moving} />
            </td>
          </tr>
          {(hand.reserved ?? 0) > 0 && <Kept money={hand.money} reserved={hand.reserved ?? 0} />}
        </tfoot>
      </table>
    </div>
  );
}

/** Under the sum what stands aside of it for an open offer or a promise, and what is left to spend. */
function Kept({ money, reserved }: { money: number; reserved: number }) {
  return (
    <>
      <tr class="kept">
        <th scope="row">{t('paper.setAside')}</th>
        <td>{signedFigure(-reserved)}</td>
        <td />
      </tr>
      <tr class="kept">
        <th scope="row">{t('paper.atHand')}</th>
        <td>{figure(money - reserved)}</td>
        <td />
      </tr>
    </>
  );
}

function FoldButton({
  words,
  fold,
}: {
  words: string;
  fold: { open: boolean; press: () => void };
}) {
  return (
    <button type="button" class="earlier-lines" aria-expanded={fold.open} onClick={fold.press}>
      {words}
    </button>
  );
}
