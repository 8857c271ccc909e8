import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import { freePort } from '../../../scripts/server-process.ts';

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly messageId: string;
}

/** Mail server on loopback that records its mails; `answer` may refuse. */
export async function startSmtp({ port, answer }: { port?: number; answer?: () => number | undefined } = {}) {
  const mails: Mail[] = [];
  const refused: number[] = [];
  const address = (value: SMTPServerAddress | false) => (value ? value.address : '');
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      let raw = '';
      stream.on('data', (chunk) => (raw += chunk));
      stream.on('end', () => {
        const responseCode = answer?.();
        if (responseCode !== undefined) {
          refused.push(responseCode);
          done(Object.assign(new Error('refused siti@example.com'), { responseCode }));
          return;
        }
        const messageId = /^message-id: (.*)$/im.exec(raw)?.[1]?.trim() ?? '';
        mails.push({ from: address(envelope.mailFrom), to: envelope.rcptTo.map(address), raw, messageId });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const chosen = port ?? (await freePort());
  server.listen(chosen, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: chosen,
    url: `smtp://127.0.0.1:${chosen}`,
    mails,
    refused,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

export interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Webhook receiver on loopback; `answer` gives the status for a body. */
export async function startReceiver(answer: (body: string) => number = () => 204, chosen?: number) {
  const deliveries: Delivery[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const status = answer(body);
      statuses.push(status);
      if (status < 300) deliveries.push({ headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
    });
  });
  const port = chosen ?? (await freePort());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/hook`,
    deliveries,
    statuses,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
