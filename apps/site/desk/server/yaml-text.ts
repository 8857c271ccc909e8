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
import { isDataObject } from '../tree.ts';

/**
 * Rewrites a record’s YAML with other data; comments, order, quotes and all unaffected lines stay.
 * @throws Error when the result would not read back as the data
 */
export function rewriteYaml(source: string, data: unknown): string {
  const document = parseDocument(source);
  if (isDeepStrictEqual(document.toJS(), data)) return source;
  const before = stringifyUnfolded(document);
  document.contents = mergeNode(document, document.contents, data) as typeof document.contents;
  const after = stringifyUnfolded(document);
  // Applies only the changed lines to the hand-made layout where they fit.
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

/** Texts that other YAML readers, Astro’s included, read as a date or a boolean unless quoted. */
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

/** Reuses the old node wherever possible, so that its comments and quotes stay. */
export function mergeNode(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && holds(document, node, value)) return node;
  if (isMap(node) && isDataObject(value)) return mergeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeSeq(document, node, value);
  if (isScalar(node) && typeof node.value === 'string' && typeof value === 'string') {
    node.value = value;
    if (mistaken.test(value)) node.type = 'QUOTE_DOUBLE';
    return node;
  }
  const made = make(document, value);
  if (isScalar(node) && isScalar(made) && node.comment) made.comment = node.comment;
  // A structured value in place of a text stays on its line.
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

/** Items keep their node when they move; a changed item reuses the node at its index. */
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

/** Lays out a new item like its siblings: in flow style or as a block. */
function likeSiblings(made: Node, pattern: unknown): Node {
  if (isCollection(made) && isCollection(pattern) && pattern.flow) made.flow = true;
  return made;
}

type Stringify = YAMLMap['toString'];

/** Pads flow maps with spaces, `{ a: b }`, but not flow lists, `[a, b]`. */
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

/** Maximum width of a line in flow style, columns. */
const widest = 120;

/**
 * Writes a document without folding texts, so that a changed word changes one line; too wide flow collections become
 * blocks.
 */
export function stringifyUnfolded(document: Document): string {
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
  return isWide ? stringifyUnfolded(written) : text;
}
