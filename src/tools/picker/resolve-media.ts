import type { Medium, MediumKind } from './medium.ts';
import type { MediaRecord } from './schema.ts';

/** A record without the fields that it leaves to its kind. */
const stated = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

export interface Media {
  kinds: Readonly<Record<MediumKind, Medium>>;
  media: readonly Medium[];
}

/** Media with the qualities of their kind where they state none, and their sources in words. */
export function resolveMedia(
  { sources, kinds, media }: MediaRecord,
  kindNames: Readonly<Record<string, string>>,
): Media {
  const named = <T extends { source: string }>(sourced: T): T => ({
    ...sourced,
    source: sources[sourced.source]?.title ?? sourced.source,
  });
  const resolve = (medium: Omit<Medium, 'hygienic'> & { hygienic?: boolean | undefined }): Medium => ({
    ...medium,
    hygienic: medium.hygienic ?? false,
    dielectric: medium.dielectric && named(medium.dielectric),
    density: medium.density && named(medium.density),
    ...(medium.boils && { boils: named(medium.boils) }),
    ...(medium.melts && { melts: named(medium.melts) }),
    ...(medium.absorbs && { absorbs: sources[medium.absorbs]?.title }),
  });
  const wholes = Object.entries(kinds).map(([kind, record]) => [
    kind,
    resolve({ id: '', name: kindNames[kind] ?? kind, also: [], kind: kind as MediumKind, ...record }),
  ]);
  return {
    kinds: Object.fromEntries(wholes),
    media: media.map((medium) => resolve({ ...kinds[medium.kind], ...stated(medium) })),
  };
}
