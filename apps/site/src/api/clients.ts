import { idempotencyHeader } from 'api-description/code';
import { type ApiDocument, listOperations } from 'api-description/document';
import { isPlain } from 'api-description/spec';
import { fillText } from 'contract/slots';
import help from '../content/api/client/help.txt?raw';
import javascript from '../content/api/client/tank.mjs?raw';
import python from '../content/api/client/tank.py?raw';

/** Replaces placeholder lines in a client template. @throws when the template lacks one */
const filled = (program: string, parts: Readonly<Record<string, string>>) =>
  Object.entries(parts).reduce((text, [line, part]) => {
    if (!text.includes(line)) throw new Error(`a client in apps/site/src/content/api/client lacks the line ${line}`);
    return text.replace(line, () => part);
  }, program);

/**
 * The downloadable clients `tank.mjs` and `tank.py`: hand-written templates, filled with a table of the JSON
 * operations and one function per operation.
 */
export function buildClients(document: ApiDocument, api: string) {
  const rows = listOperations(document)
    .filter(isPlain)
    .map(({ operationId: id, method, path, parameters, summary }) => {
      const has = (wanted: string) => parameters.some(({ name }) => name === wanted);
      return {
        id,
        method: method.toUpperCase(),
        path,
        paged: has('cursor'),
        idempotent: has(idempotencyHeader),
        summary: summary.plain,
      };
    });
  const snake = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const flag = (value: boolean) => (value ? 'True' : 'False');
  const address = { 'http://localhost:4321/sandbox': api };
  const helpText = (run: string) => fillText(help, { run, api });
  return {
    'tank.mjs': filled(javascript, {
      ...address,
      'const operations = {};': `const operations = {\n${rows
        .map(
          ({ id, method, path, paged, idempotent }) => `  ${id}: ['${method}', '${path}', ${paged}, ${idempotent}],\n`,
        )
        .join('')}};`,
      "const help = '';": `const help = \`${helpText('node tank.mjs')}\`;`,
      '// Satu fungsi per operasi.': rows
        .map(({ id, summary }) => `/** ${summary} */\nexport const ${id} = (given) => call('${id}', given);`)
        .join('\n'),
    }),
    'tank.py': filled(python, {
      ...address,
      'OPERATIONS = {}': `OPERATIONS = {\n${rows
        .map(
          ({ id, method, path, paged, idempotent }) =>
            `    "${id}": ("${method}", "${path}", ${flag(paged)}, ${flag(idempotent)}),\n`,
        )
        .join('')}}`,
      'HELP = ""': `HELP = """${helpText('python3 tank.py')}"""`,
      '# Satu fungsi per operasi.': rows
        .map(
          ({ id, summary }) =>
            `def ${snake(id)}(body=None, **given):\n    """${summary}"""\n    return call("${id}", body, **given)\n`,
        )
        .join('\n\n'),
    }),
  };
}
