import { readPlant } from './read.ts';

/**
 * The records of the plant. Here they are read from their files; in what the site is bundled from, this module is
 * replaced by its own result (astro.config.ts), so that a browser gets the values and neither files nor schemas.
 */
export const plantRecords = readPlant();
