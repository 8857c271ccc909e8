import { type Document, parseDocument, visit, YAMLMap, YAMLSeq } from 'yaml';

type Stringify = YAMLMap['toString'];

/** `{ a: b }` with spaces inside, `[a, b]` without: as the records are written. */
const padded = (own: Stringify, padding: string): Stringify =>
  function pad(this: YAMLMap, context, ...rest) {
    return own.call(this, context && { ...context, flowCollectionPadding: padding }, ...rest);
  };
const mapText = padded(YAMLMap.prototype.toString as Stringify, ' ');
const seqText = padded(YAMLSeq.prototype.toString as Stringify, '');

function write(document: Document): string {
  visit(document, {
    Map: (_, map) => {
      map.toString = mapText;
    },
    Seq: (_, seq) => {
      seq.toString = seqText as YAMLSeq['toString'];
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Columns up to which a table or list in braces stays on its line. */
const widest = 120;

/**
 * A document as the desk writes records. A text is never folded: a change of a word is a change of its line. A table or
 * list in braces that would be too wide becomes a block.
 */
export function layOut(document: Document): string {
  const text = write(document);
  const written = parseDocument(text);
  let isWide = false;
  visit(written, {
    Collection: (_, node) => {
      const [from = 0] = node.range ?? [];
      const line = text.slice(text.lastIndexOf('\n', from - 1) + 1).split('\n', 1)[0] ?? '';
      if (!node.flow || line.length <= widest) return undefined;
      node.flow = false;
      isWide = true;
      return visit.SKIP;
    },
  });
  return isWide ? layOut(written) : text;
}
