import ts from 'typescript';

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

export interface Literal {
  readonly line: number;
  readonly text: string;
}

/** The script of an Astro page and its markup, as one module that TypeScript can read; lines stay where they are. */
function asModule(file: string, text: string): ts.SourceFile {
  if (!file.endsWith('.astro')) return parse(file, text);
  const [, script = '', markup = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const still = markup.replace(/<!doctype[^>]*>|<(script|style)\b[\s\S]*?<\/\1>/gi, (code) =>
    code.replace(/[^\n]/g, ' '),
  );
  return parse(`${file}.tsx`, `\n${script}\nconst page = <>${still}</>;`);
}

/** A template as one text; a dot stands for what is put in. */
const whole = ({ head, templateSpans }: ts.TemplateExpression): string =>
  head.text + templateSpans.map(({ literal }) => `·${literal.text}`).join('');

/** Schemas say in English what a record's key is for, and errors what went wrong: neither reaches a page. */
function isForDevelopers(node: ts.Node): boolean {
  const call = node.parent;
  if (ts.isImportDeclaration(call) || ts.isExportDeclaration(call)) return true;
  return (
    ts.isCallExpression(call) &&
    ts.isPropertyAccessExpression(call.expression) &&
    call.expression.name.text === 'describe'
  );
}

/** True for what a person may read: a blank between words, or a capital letter first. Ids, keys and addresses have neither. */
const isProse = (text: string): boolean => /\S\s+\S|^\s*\p{Lu}|\s$|^\s/u.test(text) && /\p{L}{2}/u.test(text);

/** Texts in a module that a person may come to read. */
export function proseIn(file: string, text: string): Literal[] {
  const source = asModule(file, text);
  const found: Literal[] = [];
  const see = (node: ts.Node): void => {
    const literal = ts.isTemplateExpression(node)
      ? whole(node)
      : ts.isStringLiteralLike(node) || ts.isJsxText(node)
        ? node.text
        : undefined;
    if (literal !== undefined && !isForDevelopers(node) && (ts.isJsxText(node) || isProse(literal))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: literal.trim() });
    }
    ts.forEachChild(node, see);
  };
  see(source);
  return found;
}
