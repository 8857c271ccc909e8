/** `+62 812 3456 7890` as `(+62) 812 3456 7890`: readable, and no formula, so that it needs no apostrophe. */
export const csvPhone = (readable: string): string => readable.replace(/^\+(\d+)/, '(+$1)');
