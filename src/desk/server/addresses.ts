import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './records.ts';

/** The list of addresses of industries, which has a line for every record of one. */
const list = /(export const industryRoutes = \{[^}]*)(\} as const;)/;

async function change(root: string, edit: (source: string) => string): Promise<boolean> {
  const path = join(root, 'src/routes.ts');
  const source = await readFile(path, 'utf8');
  const edited = edit(source);
  if (edited === source) return false;
  await replaceFile(path, edited);
  return true;
}

/** `lepas-pantai` gets the address `/lepas-pantai` under the key `lepasPantai`. @returns whether it had none */
export const addAddress = (root: string, id: string): Promise<boolean> =>
  change(root, (source) => {
    const key = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return source.includes(`'/${id}'`) ? source : source.replace(list, `$1  ${key}: '/${id}',\n$2`);
  });

/** Takes the address of an industry out of the list. */
export const removeAddress = (root: string, id: string): Promise<boolean> =>
  change(root, (source) => source.replace(new RegExp(`^  \\w+: '/${id}',\\n`, 'm'), ''));
