import { findOperation, firstExample } from 'api-description/document';
import { listFields, problemRows, requestSamples, successResponse } from 'api-description/reference';
import type { Marked } from 'contract/marked';
import verify from '../content/api/samples/verify.py?raw';
import { sampleReading as sample } from '../plant/terminal/terminal.ts';
import { apiWords, sandboxAddress } from './api.words.ts';
import { getApiDocument } from './records.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Samples for the pages that introduce the API, all from its document. */
export async function getApiSamples() {
  const document = await getApiDocument();
  const operation = findOperation(document, 'getTankData');
  const { path } = operation;
  const [, good] = successResponse(operation);
  const reading = firstExample(document, good) as Record<string, unknown>;
  const { host } = new URL(document.servers[0]?.url ?? '');
  return {
    host,
    http: `GET ${path} HTTP/1.1\nHost: ${host}\nAuthorization: Bearer <API_KEY>\nAccept: application/json`,
    languages: requestSamples(document, operation, sandboxAddress, 'reading'),
    response: json(reading),
    subscribe: `{\n  "type": "subscribe",\n  "tanks": ["${reading['tank_id']}"]\n}`,
    stream: json({ id: '0-3', type: 'reading', data: reading }),
    webhook: json(document.components.examples['Event']?.value),
    verify: verify.trim(),
  };
}
export type ApiSamples = Awaited<ReturnType<typeof getApiSamples>>;

/** Tables of the first request: fields of the sample response with values, and meanings of the statuses. */
export async function getRequestTables(use: Marked) {
  const document = await getApiDocument();
  const [, { description }] = successResponse(findOperation(document, 'getTankData'));
  const statuses = [['200 OK', description, use], ...problemRows(document)];
  return { rows: listFields(document, apiWords.rules, 'Reading'), sample, statuses };
}
