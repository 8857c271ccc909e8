import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'vite';
import { sandboxFiles } from '../../server/sandbox/thread.ts';
import { plantInBundle } from '../../src/plant/records/read.ts';
import { wordsInBundle } from '../../src/shared/words/words-in-bundle.ts';
import { paths } from '../paths.ts';

/**
 * Bundles the sandbox's thread into one file, and puts beside it what it works with, which `astro build` wrote into
 * dist/: what runs holds no sources.
 */
export async function writeSandbox(dist: string, build: string): Promise<void> {
  const outDir = join(build, sandboxFiles.folder);
  await mkdir(outDir, { recursive: true });
  await rename(join(dist, sandboxFiles.data), join(outDir, sandboxFiles.data));
  await bundle({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [plantInBundle(), wordsInBundle()],
    build: {
      outDir,
      emptyOutDir: false,
      ssr: join(paths.root, 'src/api/sandbox/server/worker.ts'),
      target: 'node24',
      rollupOptions: { output: { entryFileNames: sandboxFiles.thread } },
    },
    ssr: { noExternal: true },
  });
}
