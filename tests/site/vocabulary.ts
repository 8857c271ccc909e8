import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * schema.org's types and properties in the JSON-LD form that the validator reads. schema.org publishes
 * that file on the web only; `schema-dts` is generated from it, so its declarations say the same offline.
 */
export function readVocabulary(): { '@graph': object[] } {
  const folder = dirname(createRequire(import.meta.url).resolve('schema-dts/package.json'));
  const declarations = readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8');
  const graph: object[] = [];
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(interfaces)) {
    const type = name.endsWith('Base') ? name.slice(0, -4) : /^ {4}"@type": "(.+)";$/m.exec(body)?.[1];
    const above = [...parents.matchAll(/(\w+)Base\b/g)].map((match) => match[1] ?? '');
    // A leaf over its own base repeats that type.
    if (type === undefined || above.includes(type)) continue;
    graph.push({ '@id': id(type), '@type': 'rdfs:Class', 'rdfs:subClassOf': above.map((one) => ({ '@id': id(one) })) });
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) {
      graph.push({ '@id': id(property), '@type': 'rdf:Property', 'schema:domainIncludes': { '@id': id(type) } });
    }
  }
  return { '@graph': graph };
}

const interfaces = /^(?:export )?interface (\w+(?:Base|Leaf))(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm;

const id = (name: string): string => `schema:${name}`;
