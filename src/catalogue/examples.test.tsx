import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples } from './examples.tsx';

test.each(
  examples.flatMap(({ name, states }) =>
    Object.entries(states).map(([state, element]) => [name, state, element] as const),
  ),
)('%s, %s: draws without a style attribute', (_name, _state, element) => {
  const html = renderToStaticMarkup(element);
  expect(html).not.toBe('');
  expect(html).not.toContain(' style=');
});
