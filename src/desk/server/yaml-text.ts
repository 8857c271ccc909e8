import { isDeepStrictEqual } from 'node:util';
import { applyPatch, structuredPatch } from 'diff';
import { parse, parseDocument } from 'yaml';
import { layOut } from './layout.ts';
import { mergeNode } from './merge-node.ts';

/**
 * The YAML of a record with other data. Comments, order, quotation marks and all lines that need no change stay, also
 * in a file that somebody laid out by hand.
 * @throws Error when the data cannot be written so that it reads back the same
 */
export function withData(source: string, data: unknown): string {
  const document = parseDocument(source);
  if (isDeepStrictEqual(document.toJS(), data)) return source;
  const before = layOut(document);
  document.contents = mergeNode(document, document.contents, data) as typeof document.contents;
  const after = layOut(document);
  // A file laid out by hand keeps its own lines where the change can be carried over to them.
  const carried = [1, 0].map((context) =>
    applyPatch(source, structuredPatch('', '', before, after, '', '', { context })),
  );
  for (const text of [...carried, after]) {
    if (text !== false && isDeepStrictEqual(parse(text), data)) return text;
  }
  throw new Error('the record does not read back as it was written');
}
