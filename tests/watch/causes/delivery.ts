import { createServer, type Socket } from 'node:net';
import { expect } from 'vitest';
import { freePort } from '../../../scripts/server-process.ts';
import { mailSettings, waitUntil, webhookSettings } from '../../server/leads/client.ts';
import { type Causes, type Fixtures, type Recording, runLeads, type Watch } from '../context.ts';
import { type Fault, faults } from '../faults.ts';
import { total } from '../prometheus.ts';

/** Listens where a mail server or a webhook receiver should, and speaks TCP only. */
async function impostor(atEnd: Fixtures['atEnd'], port: number, speak: (socket: Socket) => void = () => undefined) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    speak(socket);
  }).listen(port, '127.0.0.1');
  const end = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  atEnd(end);
  return { end };
}

const postponed = async (server: Watch, channel: string) =>
  total(await server.scrape(), 'leads_deliveries_total', `channel="${channel}",result="postponed"`);
const waits = async (server: Watch) => total(await server.scrape(), 'leads_outbox', 'state="waiting"');

/** Lets one request wait for a receiver, then retries by the fault's command. @param arrived whether it was delivered once */
async function staysWaiting(
  { server, fault, root }: { server: Watch; fault: Fault; root: string },
  misses: () => Promise<unknown>,
  repair: () => Promise<() => boolean>,
): Promise<Recording> {
  const before = await server.scrape();
  expect(await server.post()).toBe(201);
  await misses();
  const during = await server.scrape();
  expect(total(during, 'leads_outbox_oldest_seconds')).toBeGreaterThan(0);
  expect([await server.page(), await server.readyz()]).toEqual([200, 200]);
  const arrived = await repair();
  await waitUntil(async () => {
    runLeads(fault, 'retry', server.url, root);
    return arrived();
  }, 'delivered');
  await waitUntil(async () => (await waits(server)) === 0, 'nothing waits');
  return [before, during, await server.scrape()];
}

/** Wrong answers of a web server, each to one connection. */
const wrongAnswers: readonly ((socket: Socket) => void)[] = [
  (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
    const chunk = `4000\r\n${'siti@example.com'.repeat(1024)}\r\n`;
    const endless = setInterval(() => socket.write(chunk), 1);
    socket.on('close', () => clearInterval(endless));
  },
  (socket) => socket.end('siti@example.com\0\r\n\r\n'),
  (socket) => socket.end('HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n'),
  (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\ncut'),
];

export const deliveryCauses = {
  'Webhook receiver refuses': async ({ watch, receiver, site }) => {
    let status = 400;
    const { url, deliveries } = await receiver(() => status);
    const server = await watch(webhookSettings(url));
    const before = await server.scrape();
    expect([await server.post(), await server.post()]).toEqual([201, 201]);
    const failed = async () => total(await server.scrape(), 'leads_outbox', 'state="failed"');
    await waitUntil(async () => (await failed()) === 2, 'given up');
    const during = await server.scrape();
    const fault = faults['Webhook receiver refuses'];
    expect(runLeads(fault, 'list', server.url, site.root).match(/webhook failed/g)).toHaveLength(2);
    status = 204;
    runLeads(fault, 'retry', server.url, site.root);
    await waitUntil(async () => deliveries.length === 2 && (await failed()) === 0, 'delivered');
    return [before, during, await server.scrape()];
  },
  'Webhook receiver accepts and is silent': async ({ watch, receiver, site, atEnd }) => {
    const port = await freePort();
    const silent = await impostor(atEnd, port);
    const server = await watch(webhookSettings(`http://127.0.0.1:${port}/hook`));
    return staysWaiting(
      { server, fault: faults['Webhook receiver accepts and is silent'], root: site.root },
      () => waitUntil(async () => (await postponed(server, 'webhook')) === 1, 'the end of a try'),
      async () => {
        silent.end();
        const { deliveries } = await receiver(undefined, port);
        return () => deliveries.length === 1;
      },
    );
  },
  'Webhook receiver answers without end, malformed or by a redirect': async ({ watch, receiver, site, atEnd }) => {
    const port = await freePort();
    let connections = 0;
    const hostile = await impostor(atEnd, port, (socket) => {
      const answer = wrongAnswers[connections % wrongAnswers.length];
      connections += 1;
      socket.once('data', () => answer?.(socket));
    });
    const server = await watch(webhookSettings(`http://127.0.0.1:${port}/hook`));
    const recording = await staysWaiting(
      { server, fault: faults['Webhook receiver answers without end, malformed or by a redirect'], root: site.root },
      async () => {
        await waitUntil(() => connections >= wrongAnswers.length, 'each wrong answer');
        const tries = wrongAnswers.length;
        await waitUntil(async () => (await postponed(server, 'webhook')) >= tries, 'the end of each try');
      },
      async () => {
        hostile.end();
        const { deliveries } = await receiver(undefined, port);
        return () => deliveries.length === 1;
      },
    );
    expect(server.output()).not.toContain('siti@example.com');
    return recording;
  },
  'Webhook receiver confirms and loses': async ({ watch, receiver, site }) => {
    const { url, statuses } = await receiver(() => 200);
    const server = await watch(webhookSettings(url));
    const before = await server.scrape();
    expect(await server.post()).toBe(201);
    await waitUntil(async () => total(await server.scrape(), 'leads_outbox', 'state="sent"') === 1, 'confirmed');
    expect(statuses).toEqual([200]);
    const during = await server.scrape();
    const fault = faults['Webhook receiver confirms and loses'];
    const [reference = ''] = watch.acknowledged;
    expect(runLeads(fault, 'list', server.url, site.root)).toContain(reference);
    const shown = runLeads(fault, 'show', server.url, site.root, { 'KTR-4X9M': reference });
    expect(shown).toContain('Tiga tangki solar di Semarang.');
    return [before, during, during];
  },
  'Mail server accepts and is silent': async ({ watch, smtp, atEnd }) => {
    const port = await freePort();
    const silent = await impostor(atEnd, port);
    const server = await watch({ ...mailSettings, SMTP_URL: `smtp://127.0.0.1:${port}` });
    const before = await server.scrape();
    expect(await server.post()).toBe(201);
    await waitUntil(async () => total(await server.scrape(), 'leads_outbox_oldest_seconds') > 1, 'waiting');
    const during = await server.scrape();
    silent.end();
    const { mails } = await smtp({ port });
    await waitUntil(() => mails.length === 1, 'delivered');
    await waitUntil(async () => (await waits(server)) === 0, 'nothing waits');
    return [before, during, await server.scrape()];
  },
  'Mail server sends a line a second without end (tarpit)': async ({ watch, smtp, receiver, site, atEnd }) => {
    const port = await freePort();
    const tarpit = await impostor(atEnd, port, (socket) => {
      // A reply of several lines that never comes to its last.
      const drip = setInterval(() => socket.write('220-please wait\r\n'), 1000);
      socket.on('close', () => clearInterval(drip));
    });
    const { url, deliveries } = await receiver();
    const settings = { ...mailSettings, ...webhookSettings(url), SMTP_URL: `smtp://127.0.0.1:${port}` };
    const server = await watch(settings);
    return staysWaiting(
      { server, fault: faults['Mail server sends a line a second without end (tarpit)'], root: site.root },
      async () => {
        await waitUntil(() => deliveries.length === 1, 'the webhook, which is not held up', 5);
        await waitUntil(async () => (await postponed(server, 'mail')) === 1, 'the end of a try', 100);
      },
      async () => {
        tarpit.end();
        const { mails } = await smtp({ port });
        return () => mails.length === 1;
      },
    );
  },
} satisfies Causes;
