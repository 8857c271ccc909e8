/** Sums as written in texts, `8 tangki × 4 kali × 20 menit ÷ 60 = 10,7`; words are units and are ignored. */

const token = /\d+(?:\.\d{3})*(?:,\d+)?|[×÷+−]/g;
const toNumber = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

export interface WrittenSum {
  sum: string;
  result: number;
  digits: number;
}

/**
 * Parses a written sum and verifies its result; × and ÷ precede + and −. @throws when the result is wrong at its
 * written digits
 */
export function readSum(text: string): WrittenSum {
  const [sum = '', right = ''] = text.split('=');
  const [written = ''] = right.trim().match(/^[\d.,]+/) ?? [];
  const digits = written.split(',')[1]?.length ?? 0;
  const result = toNumber(written);
  const exact = reckon(sum.match(token) ?? []);
  if (written === '' || Math.abs(exact - result) > 0.5 * 10 ** -digits + 1e-9) {
    throw new Error(`“${text}” does not come out: it makes ${exact}`);
  }
  return { sum: sum.trim(), result, digits };
}

function reckon(tokens: readonly string[]): number {
  const terms: number[] = [];
  let operator = '+';
  for (const [index, part] of tokens.entries()) {
    if (index % 2 === 1) operator = part;
    else if (operator === '+' || operator === '−') terms.push(operator === '+' ? toNumber(part) : -toNumber(part));
    else terms.push((terms.pop() ?? 0) * (operator === '×' ? toNumber(part) : 1 / toNumber(part)));
  }
  return terms.reduce((total, term) => total + term, 0);
}
