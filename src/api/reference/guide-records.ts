import { formatNumber } from '../../shared/format/format.ts';
import { getPage } from '../../shared/records/records.ts';
import { apiWords } from '../api.words.ts';
import { operationOf } from '../description/document.ts';
import { pagingSample } from '../description/paging.ts';
import { fieldsOf, samplesOf } from '../description/reference.ts';
import { problemRows } from '../description/reference-objects.ts';
import { limitAnswers, limitHeaders, problemAnswer, sunsetHeaders } from '../description/wire.ts';
import { getApiFiles } from '../files.ts';
import { getApiDocument } from '../records.ts';
import { getApiSamples } from '../samples/records.ts';

/** Tables, code and files of the reference's first page. */
export async function getReferenceGuide() {
  const [page, document, samples, files] = await Promise.all([
    getPage('reference', 'api-integration-dokumentasi'),
    getApiDocument(),
    getApiSamples(),
    getApiFiles(),
  ]);
  const server = document.servers[0]?.url ?? '';
  return {
    page,
    samples,
    plate: [
      [apiWords.plate.base, server],
      [apiWords.plate.version, `v1, ${document.info.version}`],
      [apiWords.plate.description, `OpenAPI ${document.openapi}`],
      [apiWords.plate.key, 'Authorization: Bearer'],
    ] as const,
    problems: problemRows(document),
    problemTables: [
      { name: 'Problem', title: page.chapters.galat.problem, fields: fieldsOf(document, 'Problem') },
      { name: 'FieldError', title: page.chapters.galat.refused, fields: fieldsOf(document, 'FieldError') },
    ],
    headers: limitHeaders(document),
    answers: {
      unauthorized: problemAnswer(document, 'Unauthorized'),
      unprocessable: problemAnswer(document, 'UnprocessableContent'),
      limits: limitAnswers(document),
      sunset: sunsetHeaders,
    },
    repeating: samplesOf(document, operationOf(document, 'createWebhook'))[0]?.code ?? '',
    paging: pagingSample(`${server}/v1/tanks`),
    files: files.map(({ id, name, address, bytes }) => ({
      ...page.files.items[id],
      name,
      address,
      size: `${formatNumber(Math.ceil(bytes / 1024))}\u00a0kB`,
    })),
  };
}
