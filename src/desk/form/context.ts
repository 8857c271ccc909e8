import type { DeskIndex, Path } from '../contract.ts';

/** What every field of a form may ask for. */
export interface DeskContext {
  index: DeskIndex;
  file: string;
  /** Places for figures that texts of this record have: `liter` for `{{liter}}`. */
  slots: readonly string[];
  /** Path of the section in the record. */
  base: Path;
  /** Data of the section. */
  data: unknown;
  onFocus: (path: Path) => void;
  /** A picture was stored: it can now be chosen. */
  onPicture: (src: string) => void;
}

/** The value that lies at a path. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) => (at !== null && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );

const telling = ['title', 'name', 'label', 'question', 'use', 'day', 'tag', 'text', 'value'];

/** The words by which a closed item of a list is known. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return String(value ?? '');
  const table = value as Record<string, unknown>;
  const texts = [...telling.map((key) => table[key]), ...Object.values(table)];
  return texts.find((text): text is string => typeof text === 'string') ?? '';
}
