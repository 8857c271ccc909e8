import { z } from 'zod';

/** A whole number in ASCII digits within bounds. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

export const yesNo = z.enum(['true', 'false']).transform((value) => value === 'true');

const none = z.literal('none').transform(() => undefined);

/** `none` or what the schema takes; `none` is read as undefined. */
export const orNone = <T extends z.ZodType<unknown, string>>(schema: T) => z.union([none, schema]);

export const numberOrNone = (least: number, most: number) => orNone(wholeNumber(least, most));
