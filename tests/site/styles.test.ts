import { type Declaration, parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { openPage } from './site.ts';

test('the radar is taken apart evenly as the page is scrolled, and stays apart after it', () => {
  const { $ } = openPage('/tankdevice');
  const rules: Record<string, string>[] = [];
  parse($('style').text()).walkDecls('animation-timeline', ({ parent }) => {
    const declarations = (parent as Rule).nodes.filter((node): node is Declaration => node.type === 'decl');
    rules.push(Object.fromEntries(declarations.map(({ prop, value }) => [prop, value])));
  });
  expect(rules).toHaveLength(1);
  expect(rules[0]).toMatchObject({ 'animation-timing-function': 'linear', 'animation-fill-mode': 'both' });
  // A shorthand, even before these, would take the timeline back in browsers that read it later.
  expect(rules[0]).not.toHaveProperty('animation');
});
