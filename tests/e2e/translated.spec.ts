import { routes } from '../../apps/site/src/routes.ts';
import { test } from './page.ts';
import { compareTranslated, listEntries } from './translation.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tools differ only in their drawings, so two pages suffice here; tests/walks covers all. */
for (const address of [routes.acceptance, routes.consultation])
  test(`${address}, translated before hydration, shows the right values through ten edits`, async ({
    page,
    context,
  }) => {
    const { act } = await compareTranslated(page, context, address, 'before');
    const entries = await listEntries(page);
    for (const [name, deed] of entries.slice(0, 10)) await act(name, deed);
  });
