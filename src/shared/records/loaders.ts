import { glob } from 'astro/loaders';

/** Where the records of a collection lie below src/content: every room names its own with these. */
export const folder = (name: string) => glob({ pattern: '*.yaml', base: `src/content/${name}` });
export const file = (name: string, at = 'site') => glob({ pattern: `${name}.yaml`, base: `src/content/${at}` });
export const page = (name: string) => file(name, 'pages');
