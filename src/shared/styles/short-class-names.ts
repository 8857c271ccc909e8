import { globSync } from 'node:fs';
import { relative } from 'node:path';

/** All style modules, in the order that numbers them. */
export const styleModules = (): string[] => globSync('src/**/*.module.css').sort();

/**
 * What the build writes for the classes of style modules: a code for the sheet and one for the name, three letters in
 * all. They stand in every document twice, and Vite's own names are a sixteenth of it compressed. A capital comes first,
 * so that none can meet a class of the shared sheets.
 * @param sheets paths of all style modules; at most 936
 * @returns what `css.modules.generateScopedName` takes; it throws an Error for a sheet that is none of them
 */
export function shortClassNames(sheets: readonly string[]): (name: string, file: string) => string {
  const known = new Map(sheets.map((sheet, index) => [sheet, { code: codeOf(index), names: [] as string[] }]));
  return (name, file) => {
    const [path = ''] = file.split('?', 1);
    const sheet = relative('.', path);
    const found = known.get(sheet);
    if (!found) throw new Error(`${sheet} is no style module of this site`);
    const { code, names } = found;
    if (!names.includes(name)) names.push(name);
    return `${code}${names.indexOf(name).toString(36)}`;
  };
}

/** The code of the sheet that a class comes from; none for a class of the shared sheets. */
export const sheetOf = (className: string): string | undefined => /^([A-Z][0-9a-z])[0-9a-z]{1,2}$/.exec(className)?.[1];

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Always two characters, so that it is plain where they end. */
const codeOf = (index: number): string => `${capitals.charAt(index / 36)}${(index % 36).toString(36)}`;
