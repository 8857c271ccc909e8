import { sheetOf } from '../../src/shared/styles/short-class-names.ts';
import { attribute, type Element, elementsOf, textOf } from './html.ts';

/**
 * Moves the styles that nothing before the end of a page's first section asks for behind that section: a browser can
 * paint what is seen first as soon as that much has arrived, and styles are two fifths of a document. What stays and
 * what moves keep their order; layers hold the order between the two.
 * @param html a page of the build, whose modules name their classes as `shortClassNames` does
 */
export function moveLateStyles(html: string): string {
  const elements = elementsOf(html);
  const style = elements.find((element) => element.tagName === 'style' && textOf(element).includes('{'));
  const first = firstSection(elements);
  const [from, to] = [style?.sourceCodeLocation?.startTag?.endOffset, style?.sourceCodeLocation?.endTag?.startOffset];
  const end = first?.sourceCodeLocation?.endOffset;
  if (from === undefined || to === undefined || end === undefined) return html;

  const early = new Set(
    elements
      .filter(({ sourceCodeLocation }) => (sourceCodeLocation?.startOffset ?? end) < end)
      .flatMap((element) => sheetsOf((attribute(element, 'class') ?? '').split(/\s+/))),
  );
  const isLate = (rule: string): boolean => {
    const sheets = sheetsOf([...rule.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
    return sheets.length > 0 && !sheets.some((sheet) => early.has(sheet));
  };
  const rules = blocks(html.slice(from, to)).flatMap(withLayer);
  const [now, later] = [rules.filter(({ rule }) => !isLate(rule)), rules.filter(({ rule }) => isLate(rule))];
  if (later.length === 0) return html;
  return `${html.slice(0, from)}${written(now)}${html.slice(to, end)}<style>${written(later)}</style>${html.slice(end)}`;
}

interface LayeredRule {
  readonly layer: string | undefined;
  readonly rule: string;
}

/** Astro puts a style of its own before the first island of a page. */
function firstSection(elements: readonly Element[]): Element | undefined {
  const main = elements.find(({ tagName }) => tagName === 'main');
  return main?.childNodes.find((child): child is Element => 'tagName' in child && child.tagName !== 'style');
}

const sheetsOf = (classes: readonly string[]): string[] => classes.flatMap((name) => sheetOf(name) ?? []);

function withLayer(block: string): LayeredRule[] {
  const [opening, layer] = /^@layer ([\w-]+)\{/.exec(block) ?? [];
  if (opening === undefined) return [{ layer: undefined, rule: block }];
  return blocks(block.slice(opening.length, -1)).map((rule) => ({ layer, rule }));
}

/** Rules beside each other in one layer stand in one block of it. */
function written(rules: readonly LayeredRule[]): string {
  return rules
    .map(({ layer, rule }, index) => {
      if (layer === undefined) return rule;
      const opens = rules[index - 1]?.layer !== layer;
      const closes = rules[index + 1]?.layer !== layer;
      return `${opens ? `@layer ${layer}{` : ''}${rule}${closes ? '}' : ''}`;
    })
    .join('');
}

/** The statements and blocks of a minified sheet, or of what stands between the braces of one. */
function blocks(css: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue;
    found.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  const rest = css.slice(start).trim();
  return rest === '' ? found : [...found, rest];
}
