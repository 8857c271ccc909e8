import type { TankValues } from './tank-inputs.ts';
import { keepLevel, litres, type Vessel } from './vessel.ts';

/** The sensor's error as a length in m: typed in mm, or in per cent of its span. */
export const errorLength = ({
  errorUnit,
  gaugeError,
  gaugeSpan,
}: Pick<TankValues, 'errorUnit' | 'gaugeError' | 'gaugeSpan'>): number =>
  errorUnit === 'mm' ? gaugeError / 1000 : (gaugeError / 100) * gaugeSpan;

/** Litres that lie between the level read and the level as it may be, below and above; from the volumes themselves. */
export function errorVolume(vessel: Vessel, wanted: number, error: number) {
  const level = keepLevel(vessel, wanted);
  const content = litres(vessel, level);
  const below = content - litres(vessel, level - error);
  const above = litres(vessel, level + error) - content;
  return { below, above, either: (below + above) / 2 };
}
