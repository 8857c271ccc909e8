import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxFile } from 'contract/sandbox';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { paths } from '../../scripts/paths.ts';
import { freePort } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { mailSettings, waitUntil } from './leads/client.ts';

const files = { rules: join(paths.root, 'deploy/alerts.yml'), tests: join(import.meta.dirname, 'alerts.yml') };
const read = (file: string): unknown => parse(readFileSync(file, 'utf8'), { strict: true, uniqueKeys: true });

const sentence = z.string().regex(/^[A-Z].*\.$/);
const ruleSchema = z.strictObject({
  alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[smh]$/)
    .optional(),
  annotations: z.strictObject({ summary: sentence }),
});
const groups = z.array(z.strictObject({ name: z.string(), rules: z.array(ruleSchema).min(1) })).min(1);
const readRules = () =>
  z
    .strictObject({ groups })
    .parse(read(files.rules))
    .groups.flatMap(({ rules }) => rules);

const testsSchema = z.object({
  tests: z.array(
    z.object({
      input_series: z.array(z.object({ series: z.string() })),
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
});

/** Metric names in a PromQL expression: words not followed by a bracket, after labels and durations are removed. */
const metricsIn = (expr: string) =>
  (
    expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)/g, '').match(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g) ?? []
  ).filter((word) => !['and', 'e6'].includes(word));

/** Series with its labels sorted. */
function asSeries(text: string): string {
  const [, name = '', labels = ''] = /^([a-z0-9_]+)(?:\{(.*?)\})?$/.exec(text) ?? [];
  return `${name}{${(labels.match(/\w+="[^"]*"/g) ?? []).sort().join(',')}}`;
}

const promtool = (...args: string[]) => execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' });

test.skipIf(spawnSync('promtool', ['--version']).status !== 0)(
  'Prometheus accepts its settings and the alarm rules, and each alarm fires as tested (skipped without promtool)',
  () => {
    expect(promtool('check', 'rules', files.rules)).toContain(`SUCCESS: ${readRules().length} rules found`);
    expect(promtool('test', 'rules', files.tests)).toContain('SUCCESS');
    expect(promtool('check', 'config', join(paths.root, 'deploy/prometheus.yml'))).toContain('SUCCESS');
  },
);

test('a fresh server exports every series that the alarms use', async ({ site, leads, store, atEnd }) => {
  const texts = { spec: { help: '', problems: {} }, words: { busy: '' } };
  writeFileSync(join(site.root, 'build', sandboxFile), JSON.stringify(texts));
  const port = String(await freePort());
  const server = await leads({
    ...{ ...mailSettings, SMTP_URL: 'smtp://127.0.0.1:9', METRICS_PORT: port, SANDBOX: 'on' },
    LEADS_BACKUP_DIR: `${store.file}-copies`,
  });
  atEnd(() => server.stop());
  const text = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await waitUntil(async () => /^leads_retention_held 0$.*^leads_backup_ok 1$/ms.test(await text()), 'the first runs');
  const lines = (await text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const exported = lines.map((line) => asSeries(line.slice(0, line.lastIndexOf(' '))));
  // Metrics of Prometheus itself and of a blackbox exporter.
  exported.push('up{job="tanksite"}');
  const outside = ['probe_success', 'probe_ssl_earliest_cert_expiry'];
  exported.push(...outside.map((name) => `${name}{job="tanksite-outside"}`));

  const { tests } = testsSchema.parse(read(files.tests));
  for (const { series } of tests.flatMap(({ input_series }) => input_series)) {
    expect(exported).toContain(asSeries(series));
  }
  const names = new Set(exported.map((series) => series.replace(/\{.*/, '')));
  const goesOff = new Set(
    tests
      .flatMap(({ alert_rule_test }) => alert_rule_test)
      .filter(({ exp_alerts }) => exp_alerts.length > 0)
      .map(({ alertname }) => alertname),
  );
  const rules = readRules();
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr } of rules) {
    expect(goesOff).toContain(alert);
    expect(metricsIn(expr).length, alert).toBeGreaterThan(0);
    for (const name of metricsIn(expr)) expect(names, alert).toContain(name);
  }
});
