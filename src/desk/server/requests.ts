import { z } from 'zod';

/** What a request may carry; anything else is refused before it is looked at. */
const file = z.string().max(200);
const version = z.string().max(64);
const data = z.record(z.string(), z.json());

export const requests = {
  record: z.strictObject({ file }),
  check: z.strictObject({ file, data }),
  save: z.strictObject({ file, version, data }),
  create: z.strictObject({ collection: z.string().max(60), id: z.string().max(60), title: z.string().trim().max(120) }),
  versioned: z.strictObject({ file, version: version.optional() }),
  picture: z.strictObject({ name: z.string().max(200), bytes: z.base64(), beside: z.string().max(200) }),
  commit: z.strictObject({ message: z.string().trim().min(3).max(500) }),
} as const;
