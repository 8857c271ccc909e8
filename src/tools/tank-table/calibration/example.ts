import { formatNumber } from '../../../shared/format/format.ts';
import { litres, type Vessel } from '../vessel.ts';

const heights = 20;

/** A table such as a surveyor could hand over for this tank: half a per cent more in its upper half, in cm and litres. */
export function exampleTable(vessel: Vessel): string {
  const step = Math.max(1, Math.floor((vessel.height * 100) / heights));
  const lines = Array.from({ length: heights + 1 }, (_, index) => index * step)
    .filter((cm) => cm <= vessel.height * 100)
    .map((cm) => {
      const share = cm / 100 / vessel.height;
      const volume = litres(vessel, cm / 100) * (1 + 0.005 * Math.max(0, share - 0.5));
      return `${cm};${formatNumber(volume, 1)}`;
    });
  return ['cm;L', ...lines].join('\n');
}
