import { expect, test } from 'vitest';
import { styleRules, withoutStates } from './css-rules.ts';

const selectors = (css: string): string[] => styleRules(css).map(({ selector }) => selector);

test('finds style rules in at-rules that wrap, and none elsewhere', () => {
  const css = `@layer a,b;@layer a{.x{color:red}@media print{.y,.z{content:"}"}}}
    @font-face{src:url(a)}@keyframes k{from{opacity:0}to{opacity:1}} /* .no{} */ .last{}`;
  expect(selectors(css)).toEqual(['.x', '.y,.z', '.last']);
});

test('names the exact place of a rule', () => {
  const css = '@layer ui{ .a{color:red}}';
  const [rule] = styleRules(css);
  expect(css.slice(rule?.start, rule?.end)).toBe('.a{color:red}');
});

test('takes a nest as one rule', () => {
  expect(selectors('.a{color:red;&:hover{color:blue}@media print{color:black}}.b{}')).toEqual(['.a', '.b']);
});

test.each([
  ['a:hover', 'a:where(*)'],
  ['::selection', ':where(*)'],
  [':is(a,b):focus-visible>i::before', ':is(a,b):where(*)>i:where(*)'],
  ['.x[aria-expanded=true]', '.x:where(*)'],
  ['.x[href]:first-child', '.x[href]:first-child'],
])('%s in any state is %s', (selector, expected) => {
  expect(withoutStates(selector)).toBe(expected);
});
