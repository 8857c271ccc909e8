import { type Declaration, parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { openPage } from './site.ts';

test('the exploded view of the radar follows the scroll position linearly and stays open at the end', () => {
  const { $ } = openPage('/tankdevice');
  const rules: Record<string, string>[] = [];
  parse($('style').text()).walkDecls('animation-timeline', ({ parent }) => {
    const declarations = (parent as Rule).nodes.filter((node): node is Declaration => node.type === 'decl');
    rules.push(Object.fromEntries(declarations.map(({ prop, value }) => [prop, value])));
  });
  // Of camera and view.
  expect(rules).toHaveLength(1);
  for (const rule of rules) {
    expect(rule).toMatchObject({ 'animation-timing-function': 'linear', 'animation-fill-mode': 'both' });
    // The shorthand would reset `animation-timeline` in browsers that apply it after that property.
    expect(rule).not.toHaveProperty('animation');
  }
});
