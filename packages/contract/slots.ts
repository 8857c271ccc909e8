const slot = /\{(\w+)\}/g;

/**
 * Fills the slots `{name}` of a text. @throws Error when a slot has no value, so that no text with an open slot is
 * published
 */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(slot, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`nothing for {${name}} in “${text}”`);
    return String(value);
  });
}
