/** Makes build/ publishable: its package.json exports the emitted JavaScript, since Node strips no types in packages. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = import.meta.dirname;
const { private: _, scripts: __, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
const exports = { './*': { types: './*.d.ts', default: './*.js' } };
writeFileSync(join(source, 'build/package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
copyFileSync(join(source, 'README.md'), join(source, 'build/README.md'));
