import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../records.ts';

const { product, device, platform, team, company, companyShort } = readRecord('site/brand');
/** Records that state the brand; tests and documents may quote it. */
const stated = /^apps\/site\/src\/content\/site\/(?:brand|offices)\.yaml$|\.test\.tsx?$|\.md$/;

test('only its own records name the brand in what is built, published or packed', () => {
  const parts = ['apps', 'packages', 'scripts', 'deploy', 'media', 'compose.yaml', 'Dockerfile', 'package.json'];
  const sources = execFileSync('git', ['ls-files', '-z', '--', ...parts], { encoding: 'utf8' }).split('\0');
  const names = [product, device, platform, team, company, companyShort].map(String);
  const found = sources.filter((file) => {
    if (!file || stated.test(file) || /\.(?:webp|avif|png|jpg|mp4|blend|npz|woff2|csv|pdf)$/.test(file)) return false;
    const text = file + readFileSync(file, 'utf8');
    return names.some((name) => text.includes(name)) || text.toLowerCase().includes(names[0]?.toLowerCase() ?? '');
  });
  expect(found).toEqual([]);
});
