import { problemRows } from 'api-description/reference';
import { withoutMarks } from 'contract/marked';
import { checkAnswer } from 'sandbox/core/router';
import { getPage } from '../../shared/records/records.ts';
import { getApiDocument, getSandboxSpec } from '../records.ts';
import { getFileList } from '../reference/records.ts';
import { bearer } from '../sandbox/draft.ts';
import { answerPageRequest, createPageSandbox } from '../sandbox/page-sandbox.ts';
import { seed } from '../terminal/seed.ts';

/**
 * Data of the developer portal. The sandbox’s first exchange is computed here, so that the page shows one without
 * script.
 */
export async function getDeveloper() {
  const [page, document, spec, files] = await Promise.all([
    getPage('developer'),
    getApiDocument(),
    getSandboxSpec(),
    getFileList(),
  ]);
  const request = {
    method: 'GET',
    path: '/v1/tanks/TK-204/data',
    authorization: bearer('read'),
    idempotencyKey: '',
    body: '',
  };
  // Streams and forms are nothing that the page’s form can send.
  const plain = { ...spec, operations: spec.operations.filter((operation) => operation.plain) };
  const sandbox = createPageSandbox(plain, seed);
  // Paused: each request in the page would advance the clock by a minute.
  sandbox.account.paused = 0;
  const first = await answerPageRequest(sandbox, request, 0);
  return {
    page,
    files,
    problems: problemRows(document),
    sandbox: {
      spec: plain,
      text: withoutMarks(page.sandbox.text),
      seed,
      first: {
        number: 0,
        request,
        answer: first,
        verdict: checkAnswer(sandbox.world.spec, 'getTankData', first),
        took: undefined,
      },
    },
  };
}
