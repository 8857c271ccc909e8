/** Volume that changes with temperature only: the same mass, reckoned at 15 °C. */

const reference = 15;

/** Share of its volume by which a liquid grows per °C, near ambient temperature (rounded from practice). */
export const expansion = { petrol: 0.0012, diesel: 0.00083 } as const;

/** Volume at 15 °C of what is seen at another temperature; linear, good to about 0.1 % between 0 and 50 °C. */
export function standardVolume(observed: number, temperature: number, perDegree: number): number {
  return observed / (1 + perDegree * (temperature - reference));
}

/** The inverse: what the tank shows at a temperature. */
export function observedVolume(standard: number, temperature: number, perDegree: number): number {
  return standard * (1 + perDegree * (temperature - reference));
}

/** TK-31: petrol in a horizontal tank above ground; nobody fills it and nobody takes from it for a day. */
export const restingTank = { tag: 'TK-31', standard: 23_580, coolest: 27.4, warmest: 31.6 } as const;

export interface Resting {
  hour: number;
  /** °C */
  temperature: number;
  /** Litres. */
  observed: number;
}

/** One day of the resting tank, hour by hour: coolest at 05.00, warmest at 17.00. */
export function restingDay(): Resting[] {
  const { standard, coolest, warmest } = restingTank;
  return Array.from({ length: 25 }, (_, hour) => {
    const swing = (1 - Math.cos(((hour - 5) / 12) * Math.PI)) / 2;
    const temperature = coolest + (warmest - coolest) * swing;
    return { hour, temperature, observed: observedVolume(standard, temperature, expansion.petrol) };
  });
}
