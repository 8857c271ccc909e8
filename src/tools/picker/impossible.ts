import type { Answers } from './inputs.ts';

/** States that no tank can be in, by the words that say so. */
export const impossibilities = ['mendidih', 'beku', 'gas', 'penuh', 'terbuka', 'apung'] as const;
export type Impossibility = (typeof impossibilities)[number];

const atmosphere = 1.01325;
const watery: readonly Answers['isi'][] = ['air', 'limbah', 'pangan', 'lumpur'];

/** Boiling point of water in °C at a pressure in bar absolute: Antoine's equation, Dortmund Data Bank (1 to 374 °C). */
export function waterBoils(bar: number): number {
  const [a, b, c] = bar < atmosphere ? [8.07131, 1730.63, 233.426] : [8.14019, 1810.94, 244.485];
  const millimetresOfMercury = (bar / atmosphere) * 760;
  return b / (a - Math.log10(millimetresOfMercury)) - c;
}

/**
 * Vapour pressure of butane in bar absolute at °C: Antoine's equation, NIST WebBook (273 to 425 K). LPG of any mixture boils
 * below this pressure, as propane boils below a higher one.
 */
export const butaneVapour = (celsius: number): number => 10 ** (4.35576 - 1175.581 / (celsius + 273.15 - 2.071));

/** Why the answers cannot be true together; empty when they can. */
export function impossibleStates(answers: Answers): Impossibility[] {
  const { isi, suhu, tekanan, tinggi, ruang, nosel, halangan, bentuk } = answers;
  const bar = tekanan + atmosphere;
  const found: Record<Impossibility, boolean> = {
    mendidih: watery.includes(isi) && suhu > waterBoils(bar),
    beku: isi === 'air' && suhu < 0,
    gas: isi === 'lpg' && suhu > -20 && suhu < 152 && bar < butaneVapour(suhu),
    penuh: ruang >= tinggi,
    terbuka: nosel === 'terbuka' && tekanan !== 0,
    apung: halangan === 'apung' && (nosel === 'terbuka' || bentuk !== 'tegak' || tekanan > 0.05 || isi === 'lpg'),
  };
  return impossibilities.filter((name) => found[name]);
}
