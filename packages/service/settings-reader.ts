import { z } from 'zod';

/** Schema whose description completes the error message “… must be”. */
type Described<T> = z.ZodType<T, string>;

export const setting = <T>(schema: Described<T>, fallback: string, look: 'shown' | 'secret' = 'shown') =>
  ({ schema, fallback, isSecret: look === 'secret' }) as const;

/** Whole number in ASCII digits. */
export const wholeNumber = (least: number, most: number, why = ''): Described<number> =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .describe(`a whole number from ${least} to ${most}${why}`);

export const numberSetting = (least: number, most: number, fallback: number, why?: string) =>
  setting(wholeNumber(least, most, why), String(fallback));

/** One of two words; the first means true. */
export const booleanSetting = (fallback: string, yes = 'true', no = 'false') => {
  const schema = z.enum([yes, no]).transform((value) => value === yes);
  return setting(schema.describe(`${yes} or ${no}`), fallback);
};

/** Optional setting: `none`, the default, becomes undefined. */
export const optionalSetting = <T>(schema: Described<T>, takes = schema.description, look?: 'secret') => {
  const none = z.literal('none').transform(() => undefined);
  const either: Described<T | undefined> = z.union([none, schema]).describe(`none or ${takes}`);
  return setting(either, 'none', look);
};

export const secretSetting = (least: number, most: number) =>
  optionalSetting(z.string().min(least).max(most), `${least} to ${most} characters`, 'secret');

export const textMatching = (isGood: (value: string) => boolean) => z.string().refine(isGood);
export const splitList = (value: string) => value.split(',').map((entry) => entry.trim());

export const urlSchema = (protocols: readonly string[], check: (url: URL) => boolean) =>
  textMatching((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && protocols.includes(parsed.protocol) && check(parsed);
  });

export type Environment = Readonly<Record<string, string | undefined>>;
type Definitions = Readonly<Record<string, { schema: Described<unknown>; fallback: string; isSecret: boolean }>>;
export type ReadSettings<D extends Definitions> = { readonly [Name in keyof D]: z.output<D[Name]['schema']> };

export class SettingsError extends Error {}

/** @throws SettingsError for the first setting that is empty or wrong, with its value and the accepted values */
export function readAllSettings<D extends Definitions>(definitions: D, environment: Environment): ReadSettings<D> {
  const entries = Object.entries(definitions).map(([name, { schema, fallback, isSecret }]) => {
    const value = environment[name] ?? fallback;
    const result = schema.safeParse(value);
    if (!result.success) {
      const shown = isSecret && value !== '' ? 'something that may hold a password' : quote(value);
      throw new SettingsError(`${name} is ${shown}, but it must be ${schema.description}.`);
    }
    return [name, result.data];
  });
  return Object.fromEntries(entries) as ReadSettings<D>;
}

/**
 * Refuses misspelled settings, which would leave the default in force unnoticed. Variables that container platforms set
 * for their services pass.
 * @throws SettingsError for the first name that resembles a known one, or is unknown and begins with one of `prefixes`
 */
export function refuseUnknownSettings(
  known: readonly string[],
  prefixes: readonly string[],
  environment: Environment,
): void {
  const passes = /_SERVICE_|_PORT(_|$)/;
  for (const name of Object.keys(environment)) {
    if (known.includes(name) || passes.test(name)) continue;
    const nearest =
      findTypo(name, known) ?? (prefixes.some((prefix) => name.startsWith(prefix)) && lettersApart(name, known));
    if (nearest) throw new SettingsError(`${quote(name)} is not a setting; the nearest one is ${nearest}.`);
  }
}

/** Known name within two edits; within one for short names, since HOME is two edits from HOST. */
const findTypo = (name: string, known: readonly string[]) =>
  [1, 2]
    .flatMap((letters) =>
      known.filter((other) => (letters === 1 || other.length > 5) && isWithin(letters, name, other)),
    )
    .at(0);

/** Whether two names differ by at most `letters` edits (insert, delete, replace, swap of neighbours). */
function isWithin(letters: number, a: string, b: string): boolean {
  const same = sharedStart(a, b);
  const [x, y] = [a.slice(same), b.slice(same)];
  if (x === y) return true;
  if (letters === 0) return false;
  return (
    isWithin(letters - 1, x.slice(1), y) ||
    isWithin(letters - 1, x, y.slice(1)) ||
    isWithin(letters - 1, x.slice(1), y.slice(1)) ||
    (x[0] === y[1] && x[1] === y[0] && isWithin(letters - 1, x.slice(2), y.slice(2)))
  );
}

/** Known name with the longest common prefix. */
const lettersApart = (name: string, known: readonly string[]) =>
  known.reduce((best, other) => (sharedStart(name, other) > sharedStart(name, best) ? other : best));

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Prints a settings error and exits with 78 (EX_CONFIG). */
export function readOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

/** Shortens and escapes a value, so that it cannot send control sequences to the terminal. */
function quote(value: string) {
  const short = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return JSON.stringify(short).replace(
    /[^\x20-\x7e…]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
