import { build, type Rolldown } from 'vite';
import { recordsInBundle } from '../../apps/site/src/shared/build/records-in-bundle.ts';
import { paths } from '../paths.ts';

/** CommonJS packages expect these names, which modules lack. */
const banner = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const { dirname: __dirname, filename: __filename } = import.meta;`;

/** Fastify asks for them only when a route has a schema or a test injects a request: a quarter of all, never loaded. */
const external = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

const programs = {
  main: 'apps/server/main.ts',
  leads: 'apps/server/leads/cli/main.ts',
  'health-check': 'apps/server/health-check.ts',
  sandbox: 'apps/sandbox/main.ts',
  'sqlite-thread': 'apps/server/leads/store/sqlite-thread.ts',
};

/**
 * The server, the sandbox, command line and health check, bundled with their packages: they run without sources.
 * @returns the files that went in
 */
export async function bundleServer(folder: string): Promise<string[]> {
  const made = await build({
    root: paths.root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [recordsInBundle()],
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      target: 'node24',
      // Stack traces name readable lines.
      minify: false,
      rollupOptions: {
        input: programs,
        external,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', banner },
      },
    },
  });
  const { output } = made as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
