import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../../scripts/server-process.ts';
import { isAnswering, waitUntil } from '../../server/leads/client.ts';
import { deployedSettings, renewCertificate, startNginx } from '../../server/nginx-process.ts';
import { type Causes, type Fixtures, runShown, type Watch } from '../context.ts';
import { faults } from '../faults.ts';
import { readSeries, type Scrape, scrape, total } from '../prometheus.ts';

/** Starts a blackbox exporter. @returns what it finds at an address, named as deploy/prometheus.yml names its job */
async function startProbe(here: string, atEnd: Fixtures['atEnd']) {
  const port = await freePort();
  const file = join(here, 'blackbox.yml');
  const http = { preferred_ip_protocol: 'ip4', tls_config: { insecure_skip_verify: true } };
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ modules: { http_2xx: { prober: 'http', timeout: '2s', http } } }));
  const settings = [`--config.file=${file}`, `--web.listen-address=127.0.0.1:${port}`];
  const child = spawn('prometheus-blackbox-exporter', settings, { stdio: 'ignore' });
  atEnd(() => child.kill());
  const origin = `http://127.0.0.1:${port}`;
  await waitUntil(() => isAnswering(`${origin}/-/healthy`), 'the blackbox exporter');
  return async (target: string): Promise<Scrape> => {
    const answer = await fetch(`${origin}/probe?${new URLSearchParams({ module: 'http_2xx', target })}`);
    const wanted = ['probe_success', 'probe_ssl_earliest_cert_expiry'];
    const found = readSeries(await answer.text()).filter(([name]) => wanted.includes(name));
    return new Map(found.map(([name, value]) => [`${name}{job="tanksite-outside"}`, value]));
  };
}

/** A server behind nginx by deploy/nginx.conf, seen from inside and outside. @param days for which its certificate is valid */
async function behindNginx({ watch, here, atEnd }: Fixtures, days: number) {
  const server = await watch({ TRUST_PROXY: 'loopback', PUBLIC_TLS: 'true' });
  const certificates = join(here, 'letsencrypt');
  renewCertificate(certificates, 1, days);
  const probe = await startProbe(here, atEnd);
  const secure = await freePort();
  const start = async () => {
    const nginx = await startNginx(here, (plain) =>
      deployedSettings({ plain, secure: `${secure} ssl`, server: server.port, files: here }),
    );
    atEnd(() => nginx.stop());
    return nginx;
  };
  const target = `https://127.0.0.1:${secure}/fitur`;
  return {
    server,
    certificates,
    nginx: await start(),
    start,
    look: async (): Promise<Scrape> => new Map([...(await scrape(server.metricsPort, 3000)), ...(await probe(target))]),
  };
}

const isSeen = (found: Scrape) => total(found, 'probe_success');

/** The servers themselves are well: no metric of theirs and no `/readyz` tells. */
const isWell = async (server: Watch) => [await server.page(), await server.readyz()];

export const outsideCauses = {
  'Server lives but does not answer': async (fixtures) => {
    const { server, look } = await behindNginx(fixtures, 90);
    const before = await look();
    expect([isSeen(before), await server.post()]).toEqual([1, 201]);
    server.child.kill('SIGSTOP');
    const during = await look();
    expect([isSeen(during), total(during, 'up')]).toEqual([0, 0]);
    server.child.kill('SIGCONT');
    await waitUntil(async () => (await server.page()) === 200, 'answers again');
    await waitUntil(async () => isSeen(await look()) === 1, 'seen again');
    return [before, during, await look()];
  },
  'nginx away': async (fixtures) => {
    const { server, look, nginx, start } = await behindNginx(fixtures, 90);
    const before = await look();
    expect([isSeen(before), await server.post()]).toEqual([1, 201]);
    await nginx.stop();
    const during = await look();
    expect([isSeen(during), total(during, 'up'), await isWell(server)]).toEqual([0, 1, [200, 200]]);
    await start();
    const after = await look();
    expect(isSeen(after)).toBe(1);
    return [before, during, after];
  },
  'Folder of the certificates gone': async (fixtures) => {
    const { server, look, nginx, start, certificates } = await behindNginx(fixtures, 90);
    const before = await look();
    renameSync(certificates, `${certificates}-gone`);
    const own = { nginx: `nginx -c ${nginx.file}` };
    const check = () => runShown(faults['Folder of the certificates gone'], 'nginx -t', own);
    expect(check).toThrow(/cannot load certificate "[^"]*fullchain\.pem"/);
    nginx.reload();
    expect(isSeen(await look())).toBe(1);
    await nginx.stop();
    await expect(start()).rejects.toThrow('cannot load certificate');
    const during = await look();
    expect([isSeen(during), await isWell(server)]).toEqual([0, [200, 200]]);
    renameSync(`${certificates}-gone`, certificates);
    check();
    await start();
    return [before, during, await look()];
  },
  'Certificate not renewed': async (fixtures) => {
    const { look, nginx, certificates } = await behindNginx(fixtures, 2);
    const during = await look();
    renewCertificate(certificates, 2, 90);
    const expiry = async () => total(await look(), 'probe_ssl_earliest_cert_expiry');
    const old = await expiry();
    runShown(faults['Certificate not renewed'], 'nginx -s', { nginx: `nginx -c ${nginx.file}` });
    // To the second: 88 days more.
    await waitUntil(async () => Math.abs((await expiry()) - old - 88 * 86_400) < 60, 'the renewed certificate');
    const after = await look();
    return [after, during, after];
  },
} satisfies Causes;
