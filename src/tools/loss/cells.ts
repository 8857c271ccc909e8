/** Which sign stands before the decimals. */
export type DecimalSign = 'comma' | 'dot';

/** Beyond this no tank of the world reaches; in litres. */
const mostLitres = 1e12;
const unit = /\s*(l|ltr|lt|liter|litre|litres|°c|c)\.?$/i;
const empty = /^[-–—]?$/;
const plain = {
  comma: /^[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d*)?$/,
  dot: /^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d*)?$/,
} as const;

/** A figure of a cell; undefined where it is empty, a sentence where it cannot be read. */
export function readFigure(typed: string, decimal: DecimalSign): number | undefined | { problem: string } {
  const text = typed
    .replace(/[\s\u00a0']/g, '')
    .replace('−', '-')
    .replace(unit, '');
  if (empty.test(text)) return undefined;
  if (!plain[decimal].test(text)) return { problem: `“${typed.trim().slice(0, 24)}” bukan angka` };
  const value = Number(decimal === 'comma' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''));
  return Math.abs(value) <= mostLitres ? value : { problem: `“${typed.trim().slice(0, 24)}” di luar batas` };
}

/**
 * The decimal sign that a file shows. `12.430` alone could be twelve thousand or twelve and a half: without any
 * evidence the Indonesian way is assumed, and said.
 */
export function findDecimalSign(samples: readonly string[]): { decimal: DecimalSign; assumed: boolean } {
  let [comma, dot, silent] = [0, 0, 0];
  for (const sample of samples) {
    const text = sample.trim().replace(unit, '');
    if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$|^[+-]?\d+,(\d{1,2}|\d{4,})$|^[+-]?\d{1,3}(\.\d{3}){2,}$/.test(text)) comma += 1;
    else if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$|^[+-]?\d+\.(\d{1,2}|\d{4,})$|^[+-]?\d{1,3}(,\d{3}){2,}$/.test(text))
      dot += 1;
    else if (/^[+-]?\d{1,3}[.,]\d{3}$/.test(text)) silent += 1;
  }
  return { decimal: dot > comma ? 'dot' : 'comma', assumed: silent > 0 && comma === 0 && dot === 0 };
}
