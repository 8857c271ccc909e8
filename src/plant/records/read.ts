import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { connectivitySchema } from '../../shared/records/hardware.ts';
import { siteRecordSchema } from './feasible.ts';
import type { SiteRecord } from './schema.ts';

/** The sites, named after the addresses of the industry pages. */
export const siteIds = [
  'minyak-gas',
  'petrokimia',
  'agrikultur',
  'makanan-minuman',
  'smart-city',
  'fleet-management',
] as const;
export type SiteId = (typeof siteIds)[number];

const content = new URL('../../content/', import.meta.url);
const files = {
  ...Object.fromEntries(siteIds.map((id) => [id, `plant/${id}.yaml`])),
  radio: 'connectivity/lorawan.yaml',
};

/** Paths of the records that the plant is made of: a development server watches them. */
export const plantFiles = Object.values(files).map((file) => new URL(file, content).pathname);

/** @throws Error naming file and field when a record does not fit its schema, or says what cannot be */
function read<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parse(readFileSync(new URL(file, content), 'utf8')));
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`src/content/${file}\n${issues.join('\n')}`);
}

export interface PlantRecords {
  sites: Record<SiteId, SiteRecord>;
  /** The radio of the terminal's sensors: what its battery lasts follows from its record. */
  radio: Pick<z.infer<typeof connectivitySchema>, 'batteryYears' | 'selection'>;
}

/** The plant as its YAML says it; only for Node. */
export function readPlant(): PlantRecords {
  const sites = Object.fromEntries(siteIds.map((id) => [id, read(`plant/${id}.yaml`, siteRecordSchema)]));
  const { batteryYears, selection } = read(files.radio, connectivitySchema);
  return {
    sites: sites as Record<SiteId, SiteRecord>,
    radio: { batteryYears, selection: { ...selection, rules: [] } },
  };
}
