import type { Medium, PickerTank } from './medium.ts';

/** States that no tank can be in, by the words that say so. */
export const impossibilities = [
  'mendidih',
  'beku',
  'gas',
  'titikDidih',
  'titikLeleh',
  'penuh',
  'terbuka',
  'apung',
] as const;
export type Impossibility = (typeof impossibilities)[number];

const atmosphere = 1.01325;
const watery: readonly Medium['kind'][] = ['air', 'limbah', 'pangan', 'lumpur'];
const liquefied: readonly Medium['kind'][] = ['lpg', 'gascair'];

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

const zero = 273.15;
/**
 * Vapour pressure in bar absolute of a liquid whose normal boiling point is known, both in °C: Clausius and Clapeyron with
 * Trouton's rule (88 J/mol·K, 10.6 gas constants). Rough, within a third for what is stored; only clear cases are decided by it.
 */
export const vapourEstimate = (boils: number, celsius: number): number =>
  atmosphere * Math.exp(10.6 * (1 - (boils + zero) / (celsius + zero)));
/** Share of the estimate that the pressure must fall below before a state is called impossible. */
const clearly = 0.6;

/** Whether a liquid has boiled away: by its boiling point itself near normal pressure, elsewhere where it is clear. */
function isGas(boils: number, celsius: number, bar: number): boolean {
  const normal = Math.abs(bar - atmosphere) <= 0.05;
  return normal ? celsius > boils + 2 : celsius > boils && bar < clearly * vapourEstimate(boils, celsius);
}

/** Why the answers cannot be true together; empty when they can. */
export function impossibleStates(tank: PickerTank): Impossibility[] {
  const { isi, suhu, tekanan, tinggi, ruang, nosel, halangan, bentuk } = tank;
  const { boils, melts } = tank.content;
  const bar = tekanan + atmosphere;
  const gas = isi === 'lpg' && suhu > -20 && suhu < 152 && bar < butaneVapour(suhu);
  const found: Record<Impossibility, boolean> = {
    mendidih: watery.includes(isi) && suhu > waterBoils(bar),
    beku: isi === 'air' && suhu < 0,
    gas,
    titikDidih: !gas && boils !== undefined && isGas(boils.at, suhu, bar),
    titikLeleh: melts !== undefined && suhu < melts.at,
    penuh: ruang >= tinggi,
    terbuka: nosel === 'terbuka' && (tekanan !== 0 || liquefied.includes(isi)),
    apung:
      halangan === 'apung' && (nosel === 'terbuka' || bentuk !== 'tegak' || tekanan > 0.05 || liquefied.includes(isi)),
  };
  return impossibilities.filter((name) => found[name]);
}
