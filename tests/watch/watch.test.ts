import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { paths } from '../../scripts/paths.ts';
import { freePort } from '../../scripts/server-process.ts';
import { isWholeDepth } from '../depth.ts';
import { webhookSettings } from '../server/leads/client.ts';
import { deliveryCauses } from './causes/delivery.ts';
import { outsideCauses } from './causes/outside.ts';
import { sandboxCauses } from './causes/sandbox.ts';
import { serverCauses } from './causes/server.ts';
import { storeCauses } from './causes/store.ts';
import { trafficCauses } from './causes/traffic.ts';
import { type Causes, type Fixtures, has, test } from './context.ts';
import { type Fault, type FaultName, faults, faultTable } from './faults.ts';
import { expectAlarms, hasPromtool } from './prometheus.ts';

/** Fails under a real systemd only: units.test.ts. */
const elsewhere = 'Unit or socket failed';

const causes: Required<Omit<Causes, typeof elsewhere>> = {
  ...storeCauses,
  ...deliveryCauses,
  ...trafficCauses,
  ...sandboxCauses,
  ...serverCauses,
  ...outsideCauses,
};

for (const [name, { alarms, quick, needs }] of Object.entries(faults) as [FaultName, Fault][]) {
  if (name === elsewhere || (!isWholeDepth && !quick)) continue;
  const isMissing = needs !== undefined && !has[needs];
  test.skipIf(isMissing)(
    `${name}: metric, log and /readyz agree, its remedy mends it, nothing is lost${isMissing ? ` (skipped without ${needs})` : ''}`,
    async ({ watch, store, site, serve, smtp, receiver, atEnd, leads, here, archive, run }) => {
      const fixtures = { watch, store, site, serve, smtp, receiver, atEnd, leads, here, archive, run } as Fixtures;
      const [before, during, after, growth] = await causes[name](fixtures);
      expect(await watch.lost()).toEqual([]);
      // Only promtool can tell which alarms go off.
      if (hasPromtool) expectAlarms(alarms, before, during, after, growth);
    },
  );
}

test('docs/operate.md lists the faults that are caused here', () => {
  const lines = (text: string) => text.split('\n').map((line) => line.replaceAll(/ *\| */g, '|'));
  const shown = lines(readFileSync(join(paths.root, 'docs/operate.md'), 'utf8'));
  expect(lines(faultTable()).filter((line) => !line.startsWith('|---') && !shown.includes(line))).toEqual([]);
});

test.skipIf(!hasPromtool || !isWholeDepth)(
  'a running Prometheus loads the rules and raises an alarm within seconds (skipped without Prometheus, and in sample runs)',
  async ({ watch, receiver, store, atEnd }) => {
    const { url } = await receiver(() => 400);
    const server = await watch(webhookSettings(url));
    const folder = dirname(dirname(store.file));
    const own = await freePort();
    const config = {
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: [join(paths.root, 'deploy/alerts.yml')],
      scrape_configs: [{ job_name: 'tanksite', static_configs: [{ targets: [`127.0.0.1:${server.metricsPort}`] }] }],
    };
    writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
    const settings = ['--config.file=prometheus.yml', '--storage.tsdb.path=series'];
    const child = spawn('prometheus', [...settings, `--web.listen-address=127.0.0.1:${own}`], {
      cwd: folder,
      stdio: 'ignore',
    });
    atEnd(() => child.kill());
    const firing = async () => {
      const answer = await fetch(`http://127.0.0.1:${own}/api/v1/alerts`)
        .then((one) => one.json())
        .catch(() => undefined);
      const { alerts = [] } =
        (answer as { data?: { alerts: { state: string; labels: { alertname: string } }[] } })?.data ?? {};
      return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    };
    await wait(3000);
    expect(await server.post()).toBe(201);
    await expect.poll(firing, { timeout: 40_000 }).toEqual(['LeadsNotDelivered']);
  },
);
