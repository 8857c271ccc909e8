import { readPlant } from './read.ts';

/** The bundler replaces this module with its result, because a browser has neither the YAML files nor the schemas. */
export const plantRecords = readPlant();
