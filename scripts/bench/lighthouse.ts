/** `npm run lighthouse -- / --runs 3`: Lighthouse's own command over the built site; its reports stand in build/. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import { binary, paths } from '../paths.ts';
import { chromiumPath, median, readOptions, withSite } from './harness.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];
/** Figures of a visit with a slow telephone, by the audit that measures them: times in ms, weight in bytes. */
const figures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/** Audits that cost points, each with its measured value. */
const losses = ({ audits, categories: all }: Result): string[] =>
  Object.values(all)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]))
    .flatMap((audit) => ((audit?.score ?? 1) < 1 ? [`${audit?.title} ${audit?.displayValue ?? ''}`.trim()] : []));

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
const table = await withSite((origin) =>
  routes.map((route) => {
    const name = route.slice(1).replaceAll('/', '-') || 'beranda';
    const results = Array.from({ length: runs }, (_, run) => audit(origin + route, join(folder, `${name}-${run + 1}`)));
    lost.push(...new Set(results.flatMap(losses).map((loss) => `${route}: ${loss}`)));
    const of = (value: (result: Result) => number | undefined) => median(results.map((one) => value(one) ?? NaN));
    const scores = categories.map((name) => [name, of((one) => (one.categories[name]?.score ?? NaN) * 100)] as const);
    const measured = Object.entries(figures).map(
      ([label, id]) => [label, Number(of((one) => one.audits[id]?.numericValue).toFixed(3))] as const,
    );
    return { route, ...Object.fromEntries([...scores, ...measured]) };
  }),
);
console.table(table);
console.log(`${lost.join('\n') || 'Nothing lost.'}\n\nMedians of ${runs}; what each audit found stands in ${folder}.`);
