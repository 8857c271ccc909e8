/** `npm run observatory -- / /fitur`: MDN's HTTP Observatory over the real server; fails where a page is below A+. */
import { execFile } from 'node:child_process';
import { argv } from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { isRoute, routes } from '../../src/routes.ts';
import { table } from '../bench/table.ts';
import { paths } from '../paths.ts';
import { buildWhenStale } from '../run/build-step.ts';
import { startServer } from '../server-process.ts';
import { startFront } from './front.ts';
import { ensureScanner, scanCommand } from './scanner.ts';

const wanted = 'A+';

const scanSchema = z.object({
  scan: z.object({ grade: z.string(), score: z.number(), testsPassed: z.number(), testsQuantity: z.number() }),
  tests: z.record(
    z.string(),
    z.object({ pass: z.boolean(), result: z.string().nullable(), scoreModifier: z.number().nullable() }),
  ),
});

/** What the scanner says of a page. */
async function scan(page: string, certificate: string) {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  const { stdout } = await promisify(execFile)(process.execPath, [scanCommand, page], { env, maxBuffer: 2 ** 24 });
  return scanSchema.parse(JSON.parse(stdout));
}

/** The pages asked for; without a wish a page of each way of being served: no script, an island, no page at all. */
function pagesOf(asked: readonly string[]): readonly string[] {
  const stranger = asked.find((path) => !isRoute(path));
  if (stranger !== undefined) throw new Error(`${JSON.stringify(stranger)} is no route of this site.`);
  return asked.length > 0 ? asked : [routes.home, routes.consultation, routes.developer, routes.demo];
}

try {
  const pages = pagesOf(argv.slice(2));
  ensureScanner();
  if ((await buildWhenStale()) !== 0) throw new Error('The site could not be built.');
  const server = await startServer(paths.root, { LOG_LEVEL: 'warn', PUBLIC_TLS: 'true' });
  const front = await startFront(server.port);
  try {
    const grades: string[] = [];
    for (const page of pages) {
      const { scan: total, tests } = await scan(front.host + page, front.certificate);
      grades.push(total.grade);
      console.log(
        `\n${page}: ${total.grade}, ${total.score} points, ${total.testsPassed}/${total.testsQuantity} passed`,
      );
      const rows = Object.entries(tests).map(([name, { pass, result, scoreModifier }]) => [
        name,
        pass ? 'passed' : 'failed',
        scoreModifier ?? 0,
        result ?? '–',
      ]);
      console.log(table(['test', 'verdict', 'points', 'result'], rows));
    }
    if (grades.some((grade) => grade !== wanted)) process.exitCode = 1;
  } finally {
    front.stop();
    await server.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
