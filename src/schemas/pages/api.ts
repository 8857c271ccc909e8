import type { z } from 'zod';
import type { ImageSchema } from '../picture.ts';
import { pageSchema } from './base.ts';

export const apiSchema = (_image: ImageSchema) => pageSchema.extend({});
export type ApiPage = z.infer<ReturnType<typeof apiSchema>>;
