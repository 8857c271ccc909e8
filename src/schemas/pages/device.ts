import type { z } from 'zod';
import type { ImageSchema } from '../picture.ts';
import { pageSchema } from './base.ts';

export const deviceSchema = (_image: ImageSchema) => pageSchema.extend({});
export type DevicePage = z.infer<ReturnType<typeof deviceSchema>>;
