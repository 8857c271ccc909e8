/** Puts values into the `{slots}` of a text. A slot without a value stays as it is, so that it is seen. */
export function fillSlots(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, slot: string) =>
    Object.hasOwn(values, slot) ? (values[slot] ?? '') : whole,
  );
}
