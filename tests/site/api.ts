import { join } from 'node:path';
import type { ApiDocument } from 'api-description/document';
import ts from 'typescript';
import { paths } from '../../scripts/paths.ts';
import { type Page, plain, readDist } from './site.ts';

/** Folder of the API’s files in dist. */
export const folder = 'api-integration/berkas';
export const fileText = (name: string): string => readDist(`${folder}/${name}`).toString('utf8');
export const apiDocument: ApiDocument = JSON.parse(fileText('openapi.json'));

export const referencePages = ['', '/tangki', '/alarm', '/webhook', '/sandbox', '/graphql', '/galat'].map(
  (part) => `/api-integration/dokumentasi${part}`,
);

/** All code samples on a page, with their titles. */
export function codeSamplesOn({ $ }: Page): { title: string; code: string }[] {
  return $('[data-code]')
    .toArray()
    .map((block) => ({
      title: plain($(block).find('figcaption > span').first().text()),
      code: $(block).find('code').text(),
    }));
}

/** Compiler errors in a folder inside the project, where Node’s types are found. */
export function compilerErrors(folder: string, files: readonly string[], options: ts.CompilerOptions = {}): string[] {
  const program = ts.createProgram([...files], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    typeRoots: [join(paths.root, 'node_modules/@types')],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    ...options,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file?.fileName.startsWith(folder))
    .map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}
