import type { Plugin } from 'vite';
import { plantFiles, readPlant } from './read.ts';

const isRecords = (id: string) => id.split('?', 1)[0]?.endsWith('/plant/records/plant-records.ts') ?? false;

/** Puts the values of the plant's YAML into what is bundled, and reads them again when a writer changes one. */
export const plantInBundle = (): Plugin => ({
  name: 'plant-in-bundle',
  enforce: 'pre',
  load(id) {
    if (!isRecords(id)) return undefined;
    for (const file of plantFiles) this.addWatchFile(file);
    return `export const plantRecords = ${JSON.stringify(readPlant())};`;
  },
});
