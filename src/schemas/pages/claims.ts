import type { z } from 'zod';
import type { ImageSchema } from '../picture.ts';
import { pageSchema } from './base.ts';

export const claimsSchema = (_image: ImageSchema) => pageSchema.extend({});
export type ClaimsPage = z.infer<ReturnType<typeof claimsSchema>>;
