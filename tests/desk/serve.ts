/** `node serve.ts 4398`: the desk over a fresh copy of the site. */
import { join } from 'node:path';
import { keepRunning } from '../../scripts/run/desk.ts';
import { copy, makeCopy } from './copy.ts';

await makeCopy();
process.exitCode = await keepRunning([join(import.meta.dirname, 'site.ts'), process.argv[2] ?? ''], copy);
