/**
 * Fills the slots of a text that come from figures: `{days} hari` → `6,2 hari`. In YAML a slot is written
 * `{{days}}`, so that it is not taken for a name of the brand.
 * @throws when a slot has no value; the message names it.
 */
export function fillSlots(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{?\{(\w+)\}\}?/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${template}” asks for ${name}, which is not there`);
    return value;
  });
}
