import { routes } from '../../routes.ts';
import { getPage } from '../../shared/records/records.ts';
import { getBrand } from '../../shared/records/site-records.ts';
import { withoutMarks } from '../../shared/text/marked.ts';
import { event, exampleSecret } from '../description/examples.ts';
import type { EventName } from '../description/objects.ts';
import { problemRows } from '../description/reference.ts';
import { deliveryHeaders, sampleDelivery } from '../description/signature.ts';
import { getApiDocument } from '../records.ts';
import { getFileList } from '../reference/records.ts';
import { bearer } from '../sandbox/draft.ts';
import { createSandbox } from '../sandbox/server/exchange.ts';
import { handle, verdict } from '../sandbox/server/router.ts';
import { sandboxSpec } from '../sandbox/server/spec.ts';
import { sampleEvent } from '../terminal/events.ts';
import { seed } from '../terminal/seed.ts';

/** Everything that the developer portal shows; the sandbox's first exchange is made here, so that it needs no script. */
export async function getDeveloper() {
  const [page, document, files, { origin }] = await Promise.all([
    getPage('developer', 'pengembang'),
    getApiDocument(),
    getFileList(),
    getBrand(),
  ]);
  const spec = sandboxSpec(document, `${origin}${routes.reference}`);
  const request = {
    method: 'GET',
    path: '/v1/tanks/TK-204/data',
    authorization: bearer('read'),
    idempotencyKey: '',
    body: '',
  };
  const { answer } = handle(spec, createSandbox(seed), request, 0);
  const names = document.components.schemas['EventName']?.enum as EventName[];
  const samples = names.map((name) => sampleEvent(seed.alerts, name));
  const timestamp = String(Date.parse(event.timestamp) / 1000 + 1);
  const headers = await deliveryHeaders(event.event, sampleDelivery, exampleSecret, timestamp, JSON.stringify(event));
  return {
    page,
    files,
    problems: problemRows(document),
    sandbox: {
      spec,
      text: withoutMarks(page.sandbox.text),
      seed,
      first: { number: 0, request, answer, verdict: verdict(spec, 'getTankData', answer), took: undefined },
    },
    webhook: {
      text: withoutMarks(page.webhook.text),
      events: samples,
      secret: exampleSecret,
      headers,
    },
  };
}
