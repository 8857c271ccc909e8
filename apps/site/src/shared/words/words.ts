import { z } from 'zod';

/** `{{name}}`, as a writer types it, becomes `{name}`. */
export const asSlots = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, '{$1}');

/** No marks, and `{{name}}` where a value is put in. */
export const words = z.string().trim().min(1, 'must not be empty').transform(asSlots);
