import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { t } from '../i18n';

/** A link as a QR code, `size` pixels wide with its quiet border; dark on white in both themes, as readers want it. */
export function QrCode({ link, size = 120 }: { link: string; size?: number }) {
  const code = useMemo(() => encode(link, { ecc: 'M', border: 3 }), [link]);
  return (
    <svg
      class="qr-code"
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={t('qr.label', { link })}
      shape-rendering="crispEdges"
    >
      <path d={darkCells(code.data)} fill="#14262b" />
    </svg>
  );
}

/** One path over all dark cells, each run in a row drawn as one bar. */
export function darkCells(rows: boolean[][]): string {
  const bars = rows.flatMap((row, y) =>
    runs(row).map(([from, to]) => `M${from} ${y}h${to - from}v1h${from - to}z`),
  );
  return bars.join('');
}

function runs(row: boolean[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = found.at(-1);
    if (!isDark) return;
    if (last?.[1] === x) last[1] = x + 1;
    else found.push([x, x + 1]);
  });
  return found;
}
