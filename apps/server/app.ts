import { sandboxPrefix } from 'contract/sandbox';
import type { FastifyInstance } from 'fastify';
import { handleRouterError } from 'service/errors';
import { createFastify } from 'service/fastify';
import { caching, type HeaderTable } from 'service/header-table';
import type { Registry } from 'service/metrics';
import { countAnswers, createAnswerCounter } from './answers.ts';
import type { LeadRuntime } from './leads/runtime.ts';
import { PageRequests } from './page-requests.ts';
import { releaseCheck } from './release.ts';
import type { Sandbox } from './sandbox/proxy.ts';
import type { Settings } from './settings.ts';
import { site } from './site/plugin.ts';
import type { ReadyAnswers } from './site/ready-answers.ts';

interface AppOptions {
  settings: Pick<Settings, 'LOG_LEVEL' | 'TRUST_PROXY'>;
  release: string;
  table: HeaderTable;
  registry: Registry;
  sandbox?: Sandbox | undefined;
  startLeads?: ((log: FastifyInstance['log']) => Promise<LeadRuntime>) | undefined;
}

export async function createApp({ settings, release, table, registry, sandbox, startLeads }: AppOptions) {
  const app = createFastify(settings.LOG_LEVEL, settings.TRUST_PROXY, (error, request, reply) => {
    if (!sandbox || !request.url.startsWith(`${sandboxPrefix}/`)) return handleRouterError(error, request, reply);
    void sandbox.handOn(request, reply);
  });
  // The request ID is in the log too, so that a visitor can quote it.
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  const counter = createAnswerCounter(registry);
  countAnswers(app, counter);
  const routes: string[] = [];
  app.addHook('onRoute', ({ url }) => void routes.push(url));
  const leads = await startLeads?.(app.log);
  let stopping = false;
  // Liveness checks no dependency: a restart would not mend one.
  app.get('/healthz', (_request, reply) => reply.header('cache-control', caching.never).send({ status: 'ok' }));
  const isWhole = releaseCheck(release);
  // Not ready while release files are missing, the store does not answer or the server shuts down; the sandbox is
  // optional.
  app.get('/readyz', async (_request, reply) => {
    const isReady = !stopping && isWhole() && (await leads?.isReady()) !== false;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', caching.never)
      .send({ status: isReady ? 'ok' : 'unavailable', sandbox: (await sandbox?.state()) ?? 'off' });
  });
  const counting = table.countsPageRequests ? new PageRequests(registry, Object.keys(table.pages)) : undefined;
  await leads?.register(app, counting);
  await sandbox?.register(app);
  let ready: ReadyAnswers | undefined;
  const onReady = (answers: ReadyAnswers) => {
    ready = answers;
  };
  const others = [...routes];
  await app.register(site, {
    release,
    table,
    withLeads: leads !== undefined,
    counting,
    counter,
    routes: others,
    onReady,
  });
  await app.ready();
  return {
    fastify: app,
    leads,
    // The framework logs each request at level debug.
    ready: ['trace', 'debug'].includes(settings.LOG_LEVEL) ? undefined : ready,
    beginShutdown: () => {
      stopping = true;
    },
  };
}
