import { pageSchema } from './base.ts';

export const developerSchema = pageSchema;
