import { build, type Rolldown } from 'vite';
import { paths } from '../paths.ts';

/** Variables that CommonJS packages expect and ES modules lack. */
const banner = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const { dirname: __dirname, filename: __filename } = import.meta;`;

/**
 * Packages that Fastify loads only for routes with a schema and for injected requests: a quarter of the bundle, never
 * used here.
 */
const external = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

const programs = {
  main: 'apps/server/main.ts',
  leads: 'apps/server/leads/cli/main.ts',
  'health-check': 'apps/server/health-check.ts',
  sandbox: 'apps/sandbox/main.ts',
  'sqlite-thread': 'apps/server/leads/store/sqlite-thread.ts',
};

/**
 * Bundles server, sandbox, command line and health check with their packages, so that they run without sources.
 * @returns paths of the bundled modules
 */
export async function bundleServer(folder: string): Promise<string[]> {
  const made = await build({
    root: paths.root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      target: 'node24',
      // Keeps stack traces readable.
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
