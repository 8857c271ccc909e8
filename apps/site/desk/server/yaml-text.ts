import { isDeepStrictEqual } from 'node:util';
import { applyPatch, structuredPatch } from 'diff';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parse,
  parseDocument,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isTable } from '../tree.ts';

/**
 * A record's YAML with other data: comments, order, quotation marks and all lines that need no change stay.
 * @throws Error when it would not read back the same
 */
export function withData(source: string, data: unknown): string {
  const document = parseDocument(source);
  if (isDeepStrictEqual(document.toJS(), data)) return source;
  const before = layOut(document);
  document.contents = mergeNode(document, document.contents, data) as typeof document.contents;
  const after = layOut(document);
  // A file laid out by hand keeps its lines where the change fits.
  const carried = [1, 0].map((context) =>
    applyPatch(source, structuredPatch('', '', before, after, '', '', { context })),
  );
  for (const text of [...carried, after]) {
    if (text !== false && isDeepStrictEqual(parse(text), data)) return text;
  }
  throw new Error('the record does not read back as it was written');
}

const holds = (document: Document, node: unknown, value: unknown) =>
  isNode(node) && isDeepStrictEqual(node.toJS(document), value);

/** Other readers, Astro's among them, take these for a day or a switch unless quoted. */
const mistaken = /^(\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?|y|n|yes|no|on|off)$/i;

function make(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'string' && mistaken.test(scalar.value)) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return node;
}

/** Made of the old node wherever it can be: what is the same keeps comments and quotation marks. */
export function mergeNode(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && holds(document, node, value)) return node;
  if (isMap(node) && isTable(value)) return mergeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeSeq(document, node, value);
  if (isScalar(node) && typeof node.value === 'string' && typeof value === 'string') {
    node.value = value;
    if (mistaken.test(value)) node.type = 'QUOTE_DOUBLE';
    return node;
  }
  const made = make(document, value);
  if (isScalar(node) && isScalar(made) && node.comment) made.comment = node.comment;
  // A typed value in the place of words stands on their line.
  if (isScalar(node) && isCollection(made)) made.flow = true;
  return made;
}

function mergeMap(document: Document, map: YAMLMap, value: Record<string, unknown>): Node {
  const named = (key: string) => map.items.find((pair) => String(pair.key) === key);
  map.items = map.items.filter((pair) => Object.hasOwn(value, String(pair.key)));
  let last = -1;
  for (const [key, item] of Object.entries(value)) {
    const pair = named(key);
    if (pair) {
      pair.value = mergeNode(document, pair.value, item);
      last = map.items.indexOf(pair);
    } else {
      last += 1;
      map.items.splice(last, 0, new Pair(document.createNode(key), make(document, item)));
    }
  }
  return map;
}

/** Items keep their node wherever they have moved; a changed one takes the node of its place. */
function mergeSeq(document: Document, seq: YAMLSeq, values: readonly unknown[]): Node {
  const old = [...seq.items];
  const free = [...old];
  const take = (at: number): unknown => (at < 0 ? undefined : free.splice(at, 1)[0]);
  const kept = values.map((value) => take(free.findIndex((item) => holds(document, item, value))));
  seq.items = values.map((value, index) => {
    const node = kept[index] ?? take(free.indexOf(old[index]));
    return node ? mergeNode(document, node, value) : likeSiblings(make(document, value), old[0]);
  });
  return seq;
}

/** On one line or as a block, like the first. */
function likeSiblings(made: Node, pattern: unknown): Node {
  if (isCollection(made) && isCollection(pattern) && pattern.flow) made.flow = true;
  return made;
}

type Stringify = YAMLMap['toString'];

/** `{ a: b }` with spaces inside, `[a, b]` without. */
const padded = (own: Stringify, padding: string): Stringify =>
  function pad(this: YAMLMap, context, ...rest) {
    return own.call(this, context && { ...context, flowCollectionPadding: padding }, ...rest);
  };
const mapText = padded(YAMLMap.prototype.toString as Stringify, ' ');
const seqText = padded(YAMLSeq.prototype.toString as Stringify, '');

function write(document: Document) {
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

/** Columns for what stands in braces. */
const widest = 120;

/** Texts are never folded: a change of a word is a change of its line. What is too wide in braces becomes a block. */
export function layOut(document: Document): string {
  const text = write(document);
  const written = parseDocument(text);
  let isWide = false;
  visit(written, {
    Collection: (_, node) => {
      const [from = 0] = node.range ?? [];
      const line = text.slice(text.lastIndexOf('\n', from - 1) + 1).replace(/\n.*/s, '');
      if (!node.flow || line.length <= widest) return undefined;
      node.flow = false;
      isWide = true;
      return visit.SKIP;
    },
  });
  return isWide ? layOut(written) : text;
}
