import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inBundle, wordsInBundle } from './words-in-bundle.ts';

type Load = (this: { addWatchFile: (file: string) => void }, id: string) => string | undefined;

const modules = globSync('{desk,src}/**/*.words.ts');

test.each(modules)('%s says the same in a bundle as in Node', async (module) => {
  const watched: string[] = [];
  const load = wordsInBundle().load as Load;
  const code = load.call({ addWatchFile: (file) => watched.push(file) }, `${process.cwd()}/${module}?v=1`) ?? '';
  const [bundled, plain] = await Promise.all([
    import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<object>,
    import(pathToFileURL(module).href) as Promise<object>,
  ]);
  expect({ ...bundled }).toEqual(JSON.parse(inBundle(plain)));
  expect(watched).toHaveLength(Object.keys(plain).length);
});
