/** A night in a milk tank whose compressor stops: a model for the food safety guide, not a measurement. */

export const limit = 4;
const still = 3;
/** Hours after 20.00 at which the compressor stops and starts again. */
const stops = 6;
const starts = 8;
const warming = 1.2;
const cooling = 1.68;

/** Temperature in °C so many hours after 20.00. */
export function temperatureAt(hours: number): number {
  if (hours <= stops) return still;
  const peak = still + warming * (starts - stops);
  if (hours <= starts) return still + warming * (hours - stops);
  return Math.max(still, peak - cooling * (hours - starts));
}

/** Readings every five minutes from 20.00 to 08.00. */
export function nightReadings(): { hours: number; temperature: number }[] {
  return Array.from({ length: 145 }, (_, index) => ({ hours: index / 12, temperature: temperatureAt(index / 12) }));
}

/** First and last hour over the limit, and the minutes between them. */
export function overLimit(): { from: number; to: number; minutes: number } {
  const from = stops + (limit - still) / warming;
  const to = starts + (temperatureAt(starts) - limit) / cooling;
  return { from, to, minutes: (to - from) * 60 };
}
