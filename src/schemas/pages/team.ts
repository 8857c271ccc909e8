import type { z } from 'zod';
import type { ImageSchema } from '../picture.ts';
import { pageSchema } from './base.ts';

export const teamSchema = (_image: ImageSchema) => pageSchema.extend({});
export type TeamPage = z.infer<ReturnType<typeof teamSchema>>;
