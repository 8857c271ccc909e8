import { formatNumber } from '../../shared/format/format.ts';
import { getPage } from '../../shared/records/records.ts';
import { operationOf } from '../description/document.ts';
import { pagingSample } from '../description/paging.ts';
import { fieldsOf, samplesOf } from '../description/reference.ts';
import { problemRows } from '../description/reference-objects.ts';
import { limitAnswers, limitHeaders, problemAnswer, sunsetHeaders } from '../description/wire.ts';
import { getApiFiles } from '../files.ts';
import { getApiDocument, getMarkedDocument } from '../records.ts';
import { getApiSamples } from '../samples/records.ts';

/** Tables, code and files of the reference's first page. */
export async function getReferenceGuide() {
  const [page, marked, plain, samples, files] = await Promise.all([
    getPage('reference', 'api-integration-dokumentasi'),
    getMarkedDocument(),
    getApiDocument(),
    getApiSamples(),
    getApiFiles(),
  ]);
  const server = plain.servers[0]?.url ?? '';
  return {
    page,
    samples,
    plate: [
      ['Alamat dasar', server],
      ['Versi', `v1, ${plain.info.version}`],
      ['Uraian', `OpenAPI ${plain.openapi}`],
      ['Kunci', 'Authorization: Bearer'],
    ] as const,
    problems: problemRows(marked),
    problemTables: [
      { name: 'Problem', title: page.chapters.galat.problem, fields: fieldsOf(marked, 'Problem') },
      { name: 'FieldError', title: page.chapters.galat.refused, fields: fieldsOf(marked, 'FieldError') },
    ],
    headers: limitHeaders(marked),
    answers: {
      unauthorized: problemAnswer(plain, 'Unauthorized'),
      unprocessable: problemAnswer(plain, 'UnprocessableContent'),
      limits: limitAnswers(plain),
      sunset: sunsetHeaders,
    },
    repeating: samplesOf(plain, operationOf(plain, 'createWebhook'))[0]?.code ?? '',
    paging: pagingSample(`${server}/v1/tanks`),
    files: files.map(({ id, name, address, bytes }) => ({
      ...page.files.items[id],
      name,
      address,
      size: `${formatNumber(Math.ceil(bytes / 1024))}\u00a0kB`,
    })),
  };
}
