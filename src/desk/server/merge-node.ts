import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

const isTable = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const holds = (document: Document, node: unknown, value: unknown): boolean =>
  isNode(node) && isDeepStrictEqual(node.toJS(document), value);

/** Words that other readers of YAML, Astro's among them, take for a day or a switch unless they are quoted. */
const mistaken = /^(\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?|y|n|yes|no|on|off)$/i;

/** A new node; what could be mistaken is quoted. */
function make(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'string' && mistaken.test(scalar.value)) scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return node;
}

/** A node that holds the value, made of the old one wherever it can be: what is the same keeps comments and quotation marks. */
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

/** Items keep their node wherever they have moved to; a changed one takes the node that stood in its place. */
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

/** A new item is laid out as the first one is: on one line, or as a block. */
function likeSiblings(made: Node, pattern: unknown): Node {
  if (isCollection(made) && isCollection(pattern) && pattern.flow) made.flow = true;
  return made;
}
