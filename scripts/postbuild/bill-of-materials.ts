import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../paths.ts';

interface LockedPackage {
  version: string;
  license: string;
  /** SHA-512, base64 after `sha512-`. */
  integrity: string;
}

/** Folders of the packages that files belong to: `node_modules/pg`. A nested package counts as its own. */
export function listPackages(files: readonly string[]): string[] {
  const folders = files.map((file) => /(?<=\/)node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}

/** The Node runtime, which npm does not list. */
const runtime = (version: string) => ({
  'bom-ref': `node@${version}`,
  type: 'platform',
  name: 'node',
  version,
  purl: `pkg:generic/node@${version}`,
});

/**
 * Writes `bill.cdx.json`, a bill of materials (CycloneDX), and `licences.txt` for the packages in a bundle; their
 * licences require the texts to be included.
 */
export async function writeBillOfMaterials(folder: string, files: readonly string[]): Promise<void> {
  const read = async (name: string) => JSON.parse(await readFile(join(paths.root, name), 'utf8'));
  const { name, version } = await read('package.json');
  const locked: Record<string, LockedPackage> = (await read('package-lock.json')).packages;
  const packages = listPackages(files).map((path) => {
    const entry = locked[path];
    if (!entry) throw new Error(`package-lock.json has no entry for ${path}, which the server needs`);
    return { ...entry, path, name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length) };
  });
  const components = packages.map(({ name, version, license, integrity }) => ({
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: license } }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
  }));
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { 'bom-ref': `${name}@${version}`, type: 'application', name, version } },
    components: [...components, runtime(process.versions.node)],
  };
  await writeFile(join(folder, 'bill.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  const texts = packages.map(async ({ path, name, version, license }) => {
    const folder = join(paths.root, path);
    const found = (await readdir(folder)).filter((file) => /^licen[cs]e/i.test(file));
    const read = await Promise.all(found.map((file) => readFile(join(folder, file), 'utf8')));
    return `${name} ${version} (${license})\n\n${read.join('\n').trim()}\n`;
  });
  await writeFile(join(folder, 'licences.txt'), (await Promise.all(texts)).join(`\n${'-'.repeat(72)}\n\n`));
}
