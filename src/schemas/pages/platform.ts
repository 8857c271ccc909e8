import type { z } from 'zod';
import type { ImageSchema } from '../picture.ts';
import { pageSchema } from './base.ts';

export const platformSchema = (_image: ImageSchema) => pageSchema.extend({});
export type PlatformPage = z.infer<ReturnType<typeof platformSchema>>;
