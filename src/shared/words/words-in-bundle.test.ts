import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { wordsInBundle } from './words-in-bundle.ts';

type Load = (this: { addWatchFile: (file: string) => void }, id: string) => string | undefined;

const modules = globSync('src/**/*.words.ts');

test.each(modules)('%s says the same in a bundle as in Node', async (module) => {
  const watched: string[] = [];
  const load = wordsInBundle().load as Load;
  const code = load.call({ addWatchFile: (file) => watched.push(file) }, `${process.cwd()}/${module}?v=1`) ?? '';
  const [bundled, plain] = await Promise.all([
    import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<object>,
    import(pathToFileURL(module).href) as Promise<object>,
  ]);
  expect({ ...bundled }).toEqual({ ...plain });
  expect(watched).toHaveLength(Object.keys(plain).length);
});

test.each(modules)('%s: a collection holds its record to its schema', (module) => {
  const [name = ''] = /(?<=export const )\w+/.exec(readFileSync(module, 'utf8')) ?? [];
  expect(readFileSync('src/content.config.ts', 'utf8')).toMatch(new RegExp(`\\b(${name}|${name}Words): file`));
});

test('other modules are left alone', () => {
  const load = wordsInBundle().load as Load;
  expect(load.call({ addWatchFile: () => undefined }, '/site/src/x.ts')).toBeUndefined();
});
