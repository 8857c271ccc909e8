import { z } from 'zod';

/** Each schema is described by what it takes: a wrong value is answered with these words, docs/settings.md has them too. */
type Described<T> = z.ZodType<T, string>;

/** A whole number in ASCII digits within bounds. */
export const wholeNumber = (least: number, most: number, why = ''): Described<number> =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .describe(`a whole number from ${least} to ${most}${why}`);

export const yesNo: Described<boolean> = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .describe('true or false');

const none = z.literal('none').transform(() => undefined);

/** `none` or what the schema takes; `none` is read as undefined. */
export const orNone = <T>(schema: z.ZodType<T, string>, takes = schema.description): Described<T | undefined> =>
  z.union([none, schema]).describe(`none or ${takes}`);
