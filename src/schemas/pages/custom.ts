import type { z } from 'zod';
import type { ImageSchema } from '../picture.ts';
import { pageSchema } from './base.ts';

export const customSchema = (_image: ImageSchema) => pageSchema.extend({});
export type CustomPage = z.infer<ReturnType<typeof customSchema>>;
