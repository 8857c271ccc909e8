/** Volume that changes with temperature only: the same mass, reckoned at 15 °C. */

const reference = 15;

/**
 * Volume at 15 °C of what is seen at another temperature (°C); `perDegree` is the share by which the liquid grows per °C.
 * Linear: good to about 0.1 % between 0 and 50 °C.
 */
export function standardVolume(observed: number, temperature: number, perDegree: number): number {
  return observed / (1 + perDegree * (temperature - reference));
}

/** The inverse: what the tank shows at a temperature. */
export function observedVolume(standard: number, temperature: number, perDegree: number): number {
  return standard * (1 + perDegree * (temperature - reference));
}
