import { z } from 'zod';

/** `{{name}}`, as a writer types it, becomes `{name}`. */
export const normalizeSlots = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, '{$1}');

/** A text without marks; `{{name}}` is a slot for a value. */
export const words = z.string().trim().min(1, 'must not be empty').transform(normalizeSlots);
