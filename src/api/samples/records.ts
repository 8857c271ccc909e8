import verifyPython from '../../content/api/samples/verify.py?raw';
import graphql from '../../content/api/schema.graphql?raw';
import { sampleReading as sample } from '../../plant/terminal/terminal.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { operationOf } from '../description/document.ts';
import { fieldsOf, goodAnswer } from '../description/reference.ts';
import { problemRows } from '../description/reference-objects.ts';
import { getApiDocument } from '../records.ts';
import { apiSamples } from './api-samples.ts';

/** The samples of the pages that introduce the interface. */
export async function getApiSamples() {
  return apiSamples(await getApiDocument(), { graphql, verify: verifyPython });
}

/** Tables of the first request: fields of the sample answer with their values, and what each status means. */
export async function getRequestTables(use: Marked) {
  const document = await getApiDocument();
  const [, { description }] = goodAnswer(operationOf(document, 'getTankData'));
  const statuses = [['200 OK', description, use], ...problemRows(document)];
  return { rows: fieldsOf(document, 'Reading'), sample, statuses };
}
