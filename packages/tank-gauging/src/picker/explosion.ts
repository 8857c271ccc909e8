/** What decides the zone inside a tank; temperatures in °C, the highest that occurs. */
export interface VapourSpace {
  kind: string;
  pure?: boolean | undefined;
  /** Null or absent where it does not burn, or where no source states it. */
  explosive?: object | null | undefined;
  flash?: { at: number } | null | undefined;
}

/** Distance to the flash point within which vapour may be explosive: pure substances, mixtures. */
const margins = { pure: 5, mixture: 15 } as const;

/** °C from which the vapour above a liquid may be explosive; undefined without a flash point. */
export const explosiveFrom = ({ flash, pure }: VapourSpace): number | undefined =>
  flash ? flash.at - (pure ? margins.pure : margins.mixture) : undefined;

/**
 * Zone inside a tank by its contents: zone 0 from `explosiveFrom` on, none below; a liquefied gas leaves no air inside;
 * `asked` where the answers decide nothing, undefined where nothing burns.
 */
export const insides = ['zone0', 'none', 'airless', 'asked'] as const;
export type Inside = (typeof insides)[number];

export function zoneInside(content: VapourSpace, highest: number): Inside | undefined {
  if (!content.explosive) return content.explosive === null || !content.flash ? undefined : 'asked';
  if (content.kind === 'lpg' || content.kind === 'gascair') return 'airless';
  const from = explosiveFrom(content);
  if (from === undefined) return 'asked';
  return highest >= from ? 'zone0' : 'none';
}

const gasLevels = { 'zona-0': 'Ga', 'zona-1': 'Gb', 'zona-2': 'Gc' } as const;
const dustLevels = { 'zona-20': 'Da', 'zona-21': 'Db', 'zona-22': 'Dc' } as const;

/**
 * Equipment protection level for a zone; through the wall of a zone 0 vapour space the level of each side (IEC
 * 60079-26). Undefined in a safe area.
 */
export function protectionLevel(zone: string, inside: Inside | undefined): string | undefined {
  if (zone in dustLevels) return dustLevels[zone as keyof typeof dustLevels];
  const outer = gasLevels[zone as keyof typeof gasLevels];
  return outer && outer !== 'Ga' && inside === 'zone0' ? `Ga/${outer}` : outer;
}
