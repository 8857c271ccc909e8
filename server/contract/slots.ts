const slot = /\{(\w+)\}/g;

/**
 * Puts values into the slots of a text: `{name}`.
 * @throws Error when a slot has no value: a text with a hole must not reach anybody
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(slot, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`nothing for {${name}} in “${text}”`);
    return String(value);
  });
}
