import { hashFiles } from './hash-files.ts';

/** Modules, and the records that the bundler puts into modules: words of components and the plant's values. */
const sources = ['src/**/*.{ts,tsx}', 'src/content/{words,plant,connectivity}/*.yaml'];

/** Stands for all that the site's own code is made of: what was drawn by other code is not kept. */
export const ownCode = (): Promise<string> => hashFiles(sources, process.cwd());
