import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from 'vitest';
import { copySources } from '../../scripts/link-packages.ts';
import { paths } from '../../scripts/paths.ts';

const parts = ['apps', 'packages', 'scripts', 'tests', 'docs', 'deploy', '.htmlvalidate.mjs'];
const settings = ['playwright.config.ts', 'vitest.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** A copy of the sources, which a test changes and builds. */
export async function copyRepository() {
  await mkdir(join(paths.root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(paths.root, '.cache/change-'));
  await copySources([...parts, ...settings], folder);
  // Cached pictures shorten the build.
  await cp(join(paths.site, '.cache'), join(folder, 'apps/site/.cache'), { recursive: true });

  /** Runs a program of Node in the copy. */
  const run = (...args: string[]): Promise<{ code: number; output: string }> =>
    new Promise((resolve) => {
      const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
      execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 1e8 }, (error, out, err) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${out}\n${err}` });
      });
    });

  return {
    folder,
    run,
    /** Changes a file of the copy; fails when nothing changes. */
    async edit(file: string, change: (text: string) => string) {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      const after = change(before);
      expect(after, file).not.toBe(before);
      await writeFile(path, after);
    },
    async build() {
      const { code, output } = await run(join(folder, 'scripts/build.ts'));
      expect(code, output).toBe(0);
    },
    /** Text of every built file of some folders, by path; of PDFs with their metadata. */
    async *texts(...folders: string[]): AsyncGenerator<{ name: string; text: string }> {
      for (const part of folders) {
        for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true })) {
          const file = join(entry.parentPath, entry.name);
          if (!entry.isFile() || /\.(?:br|gz|avif|webp|png|jpg|ico|mp4|woff2)$/.test(file)) continue;
          const text = file.endsWith('.pdf') ? await textOf(file) : await readFile(file, 'utf8');
          yield { name: file.slice(folder.length + 1), text };
        }
      }
    },
  };
}

/** Text of a PDF, with its metadata. */
async function textOf(file: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const { info, metadata } = (await pdf.getMetadata()) as { info: object; metadata: { getRaw(): string } | null };
  const texts = [JSON.stringify(info), metadata?.getRaw() ?? ''];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return texts.join('\n');
}
