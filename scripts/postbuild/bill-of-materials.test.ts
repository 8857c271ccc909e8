import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPackages, writeBillOfMaterials } from './bill-of-materials.ts';

const files = [
  '/home/site/server/main.ts',
  '/home/site/node_modules/ws/lib/sender.js',
  '/home/site/node_modules/ws/lib/receiver.js',
  '/home/site/node_modules/@fastify/send/index.js',
  '/home/site/node_modules/a/node_modules/@b/c/index.js',
  '\0rolldown/runtime.js',
];

test('lists each package once, nested ones by their own folder', () => {
  const found = ['node_modules/@fastify/send', 'node_modules/a/node_modules/@b/c', 'node_modules/ws'];
  expect(listPackages(files)).toEqual(found);
});

test('lists versions, licences and Node, adds licence texts, refuses packages missing from the lockfile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bill-'));
  await writeBillOfMaterials(folder, files.slice(0, 4));
  const { components } = JSON.parse(readFileSync(join(folder, 'bill.cdx.json'), 'utf8'));
  expect(components).toMatchObject([
    { name: '@fastify/send', purl: expect.stringMatching(/^pkg:npm\/%40fastify\/send@\d/) },
    {
      name: 'ws',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    },
    { name: 'node', version: process.versions.node },
  ]);
  expect(readFileSync(join(folder, 'licences.txt'), 'utf8').match(/Permission is hereby granted/g)).toHaveLength(2);
  await expect(writeBillOfMaterials(folder, files)).rejects.toThrow('no entry for node_modules/a/node_modules/@b/c');
  rmSync(folder, { recursive: true });
});
