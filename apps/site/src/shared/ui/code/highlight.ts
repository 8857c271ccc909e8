import { all, createLowlight } from 'lowlight';

const { bash, graphql, json, powershell, python, typescript } = all as Required<typeof all>;
const languages = { bash, graphql, json, powershell, python, typescript };
const lowlight = createLowlight(languages as Parameters<typeof createLowlight>[0]);

export type Language = keyof typeof languages | 'http';

/** Syntax classes that have a colour of their own. */
export type TokenKind = 'plain' | 'name' | 'string' | 'number' | 'word' | 'comment';
export interface Token {
  text: string;
  kind: TokenKind;
}

const kinds: Readonly<Record<string, TokenKind>> = {
  attr: 'name',
  property: 'name',
  title: 'name',
  string: 'string',
  number: 'number',
  keyword: 'word',
  type: 'word',
  built_in: 'word',
  literal: 'word',
  variable: 'word',
  subst: 'plain',
  comment: 'comment',
};

interface Node {
  type: string;
  value?: string;
  properties?: { className?: unknown };
  children?: readonly Node[];
}

/** Highlights code at build time: the page needs no script for it. */
export function highlight(code: string, language: Language): Token[] {
  if (language === 'http') return http(code);
  return flatten(lowlight.highlight(language, code) as Node, 'plain').reduce<Token[]>(joined, []);
}

function flatten(node: Node, kind: TokenKind): Token[] {
  if (node.type === 'text') return [{ text: node.value ?? '', kind }];
  const [name] = Array.isArray(node.properties?.className) ? (node.properties.className as string[]) : [];
  const own = name ? (kinds[name.replace('hljs-', '')] ?? kind) : kind;
  return (node.children ?? []).flatMap((child) => flatten(child, own));
}

/** Joins adjacent tokens of one kind; whitespace is added to the token before it. */
function joined(tokens: Token[], token: Token): Token[] {
  const last = tokens.at(-1);
  if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
  else tokens.push({ ...token });
  return tokens;
}

/** Highlights the method and the names of headers. */
function http(code: string): Token[] {
  return code.split('\n').flatMap((line, index): Token[] => {
    const [, head = '', rest = ''] = line.match(/^(\s*\S*)(.*)$/) ?? [];
    const end = index < code.split('\n').length - 1 ? '\n' : '';
    return [
      { text: head, kind: index === 0 ? 'word' : 'name' },
      { text: rest + end, kind: index === 0 ? 'plain' : 'string' },
    ];
  });
}
