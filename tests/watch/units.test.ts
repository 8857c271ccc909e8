import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxFile } from 'contract/sandbox';
import { expect } from 'vitest';
import { paths } from '../../scripts/paths.ts';
import { isWholeDepth } from '../depth.ts';
import { validLead, waitUntil } from '../server/leads/client.ts';
import { bootContainer, type Container } from './container.ts';
import { test as base, has, shownCommand } from './context.ts';
import { faults } from './faults.ts';
import { expectAlarms, hasPromtool, type Scrape } from './prometheus.ts';

/** Commands of deploy/INSTALL.md that are run once. */
const installing = readFileSync(join(paths.root, 'deploy/INSTALL.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('    ') && !line.startsWith('    tanksite-release'))
  .map((line) => line.trim());

const environment = `TRUST_PROXY=loopback
LEADS_DATABASE_URL=file:/var/lib/tanksite/leads.db
LEADS_CREATE_STORE=true
SANDBOX_SOCKET=/run/tanksite-sandbox/sandbox.sock
LINGER_SECONDS=0
`;

const test = base.extend('machine', async ({ archive, site, atEnd }) => {
  const container = await bootContainer(atEnd);
  const { root, inside, tryInside } = container;
  copyFileSync(join(paths.current, 'build', sandboxFile), join(site.root, 'build', sandboxFile));
  mkdirSync(join(root, 'root'), { recursive: true });
  /** Puts a release into the container, with Node itself instead of a link. */
  const bring = (name: string) => {
    const packed = archive(name, (folder) => {
      rmSync(join(folder, 'bin/node'));
      copyFileSync(process.execPath, join(folder, 'bin/node'));
      cpSync(join(paths.root, 'deploy'), join(folder, 'deploy'), { recursive: true });
    });
    copyFileSync(packed, join(root, 'root', `${name}.tar.gz`));
  };
  /** Asks a server inside. @returns status */
  const ask = (port: number, path: string, lead?: object) => {
    const options = lead
      ? `{ method: 'POST', body: ${JSON.stringify(JSON.stringify(lead))}, headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } }`
      : '{}';
    writeFileSync(
      join(root, 'root/ask.mjs'),
      `console.log(await fetch('http://127.0.0.1:${port}${path}', ${options}).then(({ status }) => status, () => 0));\n`,
    );
    return Number(tryInside('/srv/tanksite/bin/node /root/ask.mjs').said);
  };
  return {
    ...container,
    bring,
    ask,
    post: (port: number) => ask(port, '/api/consultations', validLead(String(Math.random()))),
    stored: () =>
      Number(
        /requests +(\d+)/.exec(
          inside(
            'cd /srv/tanksite && set -a && . /etc/tanksite.env && setpriv --reuid tanksite --regid tanksite --clear-groups bin/node server/leads.mjs stats',
          ),
        )?.[1],
      ),
  };
});

const pidOf = ({ show }: Container, unit: string) => show(unit, 'MainPID');

/** What the kernel holds of a process. */
const statusOf = ({ inside }: Container, pid: string, name: string) =>
  new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(inside(`cat /proc/${pid}/status`))?.[1];

const isMissing = !has['systemd-nspawn and debootstrap'] || !isWholeDepth;

/** What Prometheus holds of a server. */
const scraped = (isUp: boolean): Scrape => new Map([['up{job="tanksite"}', isUp ? 1 : 0]]);

test.skipIf(isMissing)(
  'the units run under a real systemd: install, filters, watchdog, start limit, release and way back (skipped without systemd-nspawn and debootstrap, and in sample runs)',
  { timeout: 600_000 },
  async ({ machine }) => {
    const { inside, tryInside, show, bring, ask, post, stored } = machine;
    for (const name of ['first', 'second']) bring(name);
    inside('cd /root && tar -xzf first.tar.gz');
    for (const command of installing) inside(`cd /root/site && ${command.replace(/ +#.*/, '')}`);
    writeFileSync(join(machine.root, 'etc/tanksite.env'), environment);
    writeFileSync(join(machine.root, 'etc/tanksite-sandbox.env'), `SANDBOX_SECRET=${'x'.repeat(32)}\n`);
    inside('tanksite-release /root/first.tar.gz');
    inside('systemctl enable --now tanksite-sandbox');
    const units = ['tanksite@4321', 'tanksite@4322', 'tanksite-sandbox'];
    expect(units.map((unit) => show(unit, 'ActiveState'))).toEqual(Array(3).fill('active'));
    expect(inside('systemctl is-system-running')).toBe('running');
    expect([ask(4321, '/fitur'), ask(4322, '/readyz'), ask(4321, '/sandbox/v1/tanks')]).toEqual([200, 200, 401]);
    expect([post(4321), post(4322), stored()]).toEqual([201, 201, 2]);
    expect(inside('stat -c "%U %a" /var/lib/tanksite/leads.db')).toBe('tanksite 600');
    expect(inside('journalctl -u tanksite@4321 -o cat')).toContain('"msg":"request stored"');

    // Filters, as the kernel holds them.
    for (const unit of units) {
      const pid = pidOf(machine, unit);
      const held = ['Seccomp', 'NoNewPrivs', 'CapEff'].map((name) => statusOf(machine, pid, name));
      expect(held, unit).toEqual(['2', '1', '0000000000000000']);
      const write = tryInside(`nsenter -t ${pid} -m -- touch /srv/tanksite-releases/x`);
      expect(write.said, unit).toContain('Read-only file system');
      const [, exposure] = /: ([\d.]+)/.exec(inside(`systemd-analyze security ${unit} | tail -1`)) ?? [];
      expect(Number(exposure), unit).toBeLessThanOrEqual(2);
    }
    const sandbox = pidOf(machine, 'tanksite-sandbox');
    const user = Number(inside(`stat -c %u /proc/${sandbox}`));
    // Range of DynamicUser (systemd.exec(5)).
    expect(user).toBeGreaterThanOrEqual(61_184);
    expect(user).toBeLessThanOrEqual(65_519);
    expect(inside(`nsenter -t ${sandbox} -n -- cat /proc/net/dev`).match(/^ *\w+:/gm)).toEqual(['    lo:']);

    // A process that hangs is restarted by the watchdog, here after six seconds.
    inside('mkdir -p /run/systemd/system/tanksite@4321.service.d');
    inside(
      'printf "[Service]\\nWatchdogSec=6\\nTimeoutAbortSec=2\\n" > /run/systemd/system/tanksite@4321.service.d/watch.conf',
    );
    inside('systemctl daemon-reload && systemctl restart tanksite@4321');
    const hung = pidOf(machine, 'tanksite@4321');
    inside(`kill -STOP ${hung}`);
    await waitUntil(() => show('tanksite@4321', 'NRestarts') === '1', 'the watchdog');
    await waitUntil(() => ask(4321, '/readyz') === 200, 'ready again');
    expect([post(4321), stored()]).toEqual([201, 3]);

    // A unit that has failed too often starts again by the commands of docs/operate.md.
    const unit = 'tanksite@4321';
    await waitUntil(() => {
      tryInside(`systemctl restart --no-block ${unit}`);
      return show(unit, 'Result') === 'start-limit-hit';
    }, 'started too often');
    expect(tryInside(`systemctl start ${unit}`).status).not.toBe(0);
    expect(inside('systemctl --failed')).toContain(unit);
    expect(ask(14_321, '/metrics')).toBe(0);
    const fault = faults['Unit or socket failed'];
    if (hasPromtool) expectAlarms(fault.alarms, scraped(true), scraped(false), scraped(true));
    for (const word of ['systemctl reset-failed', 'systemctl start']) inside(shownCommand(fault, word));
    expect([show(unit, 'ActiveState'), post(4321), stored()]).toEqual(['active', 201, 4]);

    // A release and the way back, with requests meanwhile.
    const before = pidOf(machine, 'tanksite@4321');
    inside('tanksite-release /root/second.tar.gz');
    expect(pidOf(machine, 'tanksite@4321')).not.toBe(before);
    expect([ask(4321, '/_astro/second.hash.js'), post(4321)]).toEqual([200, 201]);
    inside(shownCommand(faults['Release that ends again and again'], 'tanksite-release'));
    expect([ask(4322, '/_astro/second.hash.js'), post(4322), stored()]).toEqual([404, 201, 6]);

    // Without nginx: systemd holds the port, and connections wait while a server restarts.
    inside('systemctl stop tanksite@4321 && systemctl start tanksite@4321.socket');
    const served = Promise.resolve(wait(100)).then(() => ask(4321, '/fitur'));
    expect(await served).toBe(200);
    expect(show('tanksite@4321', 'ActiveState')).toBe('active');
    expect([post(4321), stored()]).toEqual([201, 7]);
  },
);
