import { noFigure } from 'tank-gauging/inputs';
import type { Tank } from 'tank-gauging/tank/tank-record';

/** Product group, and density in kg/m³ as stated: the density of another product is no example. */
export function liquidOf({ kind, density = 0 }: Partial<Tank>, { min, max }: { min: number; max: number }) {
  const stated = Number((density * 1000).toFixed(3));
  return {
    product: kind === 'mentah' || kind === 'lpg' ? kind : ('bbm' as const),
    density: stated >= min && stated <= max ? stated : noFigure,
  };
}
