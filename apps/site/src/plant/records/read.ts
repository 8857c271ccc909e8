import type { Product } from 'tank-gauging/methods/standard-volume';
import type { z } from 'zod';
import { connectivitySchema } from '../../shared/records/hardware-schema.ts';
import { readRecord } from '../../shared/words/read-record.ts';
import { productsSchema, type SiteRecord, siteRecordSchema } from './schema.ts';

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
  ...(Object.fromEntries(siteIds.map((id) => [id, `plant/${id}.yaml`])) as Record<SiteId, string>),
  radio: 'connectivity/lorawan.yaml',
  products: 'site/products.yaml',
};

export interface PlantRecords {
  sites: Record<SiteId, SiteRecord>;
  products: Readonly<Record<string, Product>>;
  /** Radio of the terminal's sensors; it determines their battery life. */
  radio: Pick<z.infer<typeof connectivitySchema>, 'batteryYears' | 'selection'>;
}

/** Reads the plant from its YAML records; Node only. @throws when a record does not match its schema */
export function readPlant(): PlantRecords {
  const sites = Object.fromEntries(siteIds.map((id) => [id, readRecord(files[id], siteRecordSchema)]));
  const { batteryYears, selection } = readRecord(files.radio, connectivitySchema);
  return {
    sites: sites as PlantRecords['sites'],
    products: readRecord(files.products, productsSchema),
    radio: { batteryYears, selection },
  };
}
