import openapiTS, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';
import { fillText } from '../../server/contract/slots.ts';
import graphql from '../content/api/schema.graphql?raw';
import { markdown, withoutMarks } from '../shared/text/marked.ts';
import { apiWords } from './api.words.ts';
import { typesFile } from './description/code.ts';
import { postmanCollection } from './description/postman.ts';
import { getApiDocument } from './records.ts';

/** Folder of the files, beside no page; the server's own addresses begin with /api/. */
const folder = '/api-integration/berkas';

export interface ApiFile {
  /** Key of its words in the record of the reference page. */
  id: 'yaml' | 'json' | 'postman' | 'types' | 'graphql';
  name: string;
  address: string;
  content: string;
  bytes: number;
}

let files: Promise<ApiFile[]> | undefined;

/** Everything about the interface that can be downloaded, made from the one document; once a build. */
export function getApiFiles(): Promise<ApiFile[]> {
  files ??= makeFiles();
  return files;
}

async function makeFiles(): Promise<ApiFile[]> {
  const marked = await getApiDocument();
  const document = withoutMarks(marked, markdown);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const types = astToString(await openapiTS(structuredClone(document) as never));
  const made: [ApiFile['id'], string, string][] = [
    ['yaml', 'openapi.yaml', stringify(document, { lineWidth: 100, aliasDuplicateObjects: false })],
    ['json', 'openapi.json', json(document)],
    ['postman', 'tank-api.postman_collection.json', json(withoutMarks(postmanCollection(marked), markdown))],
    [
      'types',
      typesFile,
      `/** ${fillText(apiWords.made, { title: document.info.title, version: document.info.version })} */\n${types}`,
    ],
    ['graphql', 'schema.graphql', graphql],
  ];
  return made.map(([id, name, content]) => ({
    id,
    name,
    address: `${folder}/${name}`,
    content,
    bytes: Buffer.byteLength(content),
  }));
}
