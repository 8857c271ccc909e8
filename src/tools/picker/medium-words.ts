import { z } from 'zod';
import { mediumTraits, type TraitName } from '../../shared/records/selection-fields.ts';
import { text } from '../../shared/text/schema.ts';

/** A record that has exactly these keys. */
export const named = <K extends string, V extends z.ZodType>(keys: readonly K[], value: V) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>);

const traitWords = Object.fromEntries(
  Object.entries(mediumTraits).map(([name, values]) => [name, named<string, typeof text>(values, text)]),
) as unknown as { [K in TraitName]: z.ZodObject<Record<(typeof mediumTraits)[K][number], typeof text>> };
/** Choosing a medium by name, and how its figures are quoted. */
export const mediumWordsSchema = z.strictObject({
  label: text.describe('What is asked for by name.'),
  hint: text,
  none: text.describe('Nothing found for what was typed.'),
  count: text.describe('How many were found: {{jumlah}}.'),
  clear: text,
  dielectric: text,
  density: text,
  boils: text,
  melts: text,
  property: text,
  value: text,
  source: text,
  judgement: text.describe('Source of a quality: nobody measured it.'),
  noSource: text.describe('Stands where a figure has no source yet.'),
  boilsLine: text.describe('{{nilai}} and {{sumber}} are filled.'),
  traitLine: text.describe('{{sifat}} and {{nilai}} are filled.'),
  basisLine: text.describe('{{sumber}} is filled.'),
  labels: named(Object.keys(mediumTraits) as TraitName[], text),
  traits: z.strictObject(traitWords),
});
