import { expect, test } from 'vitest';
import { withoutIslandNames } from './island-names.ts';

test('islands lose their names, and nothing else its own', () => {
  const island = (name: string) => `<astro-island${name} prefix="r1" props="{}"><p uid="a">b</p></astro-island>`;
  expect(withoutIslandNames(island(' uid="Z1wAvPb"') + island(' uid="x"'))).toBe(island('') + island(''));
});
