/** A style rule with its place in the sheet, in UTF-16 units, the end excluded. */
export interface StyleRule {
  readonly selector: string;
  readonly start: number;
  readonly end: number;
}

/** At-rules that only wrap style rules. */
const wrappers = new Set(['layer', 'media', 'supports', 'container', 'scope', 'starting-style']);

/** A string, a comment, a character that shapes the sheet, or the end of a statement. */
const token = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|[{};]/g;

/**
 * Every style rule of a sheet with flat rules, as the build writes them. @font-face, @keyframes and
 * the like are left out: the browser never reports them as used.
 */
export function styleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  /** What each open brace belongs to: a wrapper, a style rule or a block without style rules. */
  const open: { readonly wrapper: boolean; readonly selector: string; readonly start: number }[] = [];
  let from = 0;
  for (const { 0: text, index } of css.matchAll(token)) {
    const inside = open.at(-1);
    if (text === '{') {
      const prelude = css.slice(from, index);
      const name = /^\s*@([\w-]+)/.exec(prelude)?.[1];
      const outermost = inside === undefined || inside.wrapper;
      open.push({
        wrapper: outermost && name !== undefined && wrappers.has(name),
        // Only the outer rule of a nest counts, and nothing inside @keyframes.
        selector: outermost && name === undefined ? prelude.trim() : '',
        start: from + (prelude.length - prelude.trimStart().length),
      });
      from = index + 1;
    } else if (text === '}') {
      const closed = open.pop();
      if (closed?.selector) rules.push({ selector: closed.selector, start: closed.start, end: index + 1 });
      from = index + 1;
    } else if (text === ';' || text.startsWith('/*')) {
      from = index + text.length;
    }
  }
  return rules;
}

/** States that a visitor or a script brings about, and boxes that no element stands for. */
const states = new RegExp(
  [
    '::[\\w-]+(?:\\([^)]*\\))?',
    ':(?:hover|focus(?:-visible|-within)?|active|visited|target|disabled|enabled|checked|indeterminate)(?![\\w-])',
    ':(?:(?:user-)?(?:in)?valid|placeholder-shown|open|popover-open|modal|autofill|default)(?![\\w-])',
    '\\[(?:open|hidden|aria-(?:expanded|pressed|invalid|busy|selected|disabled)|data-[\\w-]+)(?:[~|^$*]?=[^\\]]*)?\\]',
  ].join('|'),
  'g',
);

/** A selector for the same elements in whatever state: `a:hover::before` becomes a selector for every `a`. */
export const withoutStates = (selector: string): string => selector.replace(states, ':where(*)');
