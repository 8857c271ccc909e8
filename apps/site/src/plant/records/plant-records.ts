import { readPlant } from './read.ts';

/** In what the site is bundled from, this module is replaced by its own result: a browser gets no files and no schemas. */
export const plantRecords = readPlant();
