import type { z } from 'zod';
import { connectivitySchema } from '../../shared/records/hardware.ts';
import { pathOfRecord, readRecord } from '../../shared/words/read-record.ts';
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

const files = {
  ...Object.fromEntries(siteIds.map((id) => [id, `plant/${id}.yaml`])),
  radio: 'connectivity/lorawan.yaml',
};

/** Paths of the records that the plant is made of: a development server watches them. */
export const plantFiles = Object.values(files).map(pathOfRecord);

export interface PlantRecords {
  sites: Record<SiteId, SiteRecord>;
  /** The radio of the terminal's sensors: what its battery lasts follows from its record. */
  radio: Pick<z.infer<typeof connectivitySchema>, 'batteryYears' | 'selection'>;
}

/** The plant as its YAML says it; only for Node. */
export function readPlant(): PlantRecords {
  const sites = Object.fromEntries(siteIds.map((id) => [id, readRecord(`plant/${id}.yaml`, siteRecordSchema)]));
  const { batteryYears, selection } = readRecord(files.radio, connectivitySchema);
  return {
    sites: sites as Record<SiteId, SiteRecord>,
    radio: { batteryYears, selection },
  };
}
