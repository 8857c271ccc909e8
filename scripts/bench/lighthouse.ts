/** `npm run lighthouse -- / --runs 3`: Lighthouse's own command over the built site; its reports stand in build/. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import { binary, paths } from '../paths.ts';
import { chromiumPath, median, readOptions, table, withSite } from './harness.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];

const score = (result: Result, category: string) => Math.round((result.categories[category]?.score ?? NaN) * 100);

/** Audits that cost points, each with its measured value. */
const losses = ({ audits, categories: all }: Result): string[] =>
  Object.values(all)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]))
    .flatMap((audit) => ((audit?.score ?? 1) < 1 ? [`${audit?.title} ${audit?.displayValue ?? ''}`.trim()] : []));

try {
  const { routes, runs } = readOptions(1);
  const folder = join(paths.build, 'lighthouse');
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, CHROME_PATH: await chromiumPath() };
  const audit = (url: string, file: string): Result => {
    const output = ['--output=json', '--output=html', `--output-path=${file}`, '--quiet'];
    const options = [`--only-categories=${categories}`, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
    execFileSync(binary('lighthouse'), [url, ...output, ...options], { env, stdio: 'inherit' });
    return JSON.parse(readFileSync(`${file}.report.json`, 'utf8'));
  };
  const lost: string[] = [];
  const rows = await withSite(async (origin) =>
    routes.map((route) => {
      const name = route.slice(1).replaceAll('/', '-') || 'beranda';
      const results = Array.from({ length: runs }, (_, run) =>
        audit(origin + route, join(folder, `${name}-${run + 1}`)),
      );
      lost.push(...new Set(results.flatMap(losses).map((loss) => `${route}: ${loss}`)));
      return [route, ...categories.map((category) => median(results.map((result) => score(result, category))))];
    }),
  );
  console.log(`${table(['route', ...categories], rows)}\n\n${lost.join('\n') || 'Nothing lost.'}`);
  console.log(`\nMedians of ${runs}; what each audit found stands in ${folder}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
