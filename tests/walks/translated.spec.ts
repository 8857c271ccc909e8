import { routes, toolRoutes } from '../../apps/site/src/routes.ts';
import { expect, test } from '../e2e/page.ts';
import { compareTranslated, listEntries, moments, unfoldAction } from '../e2e/translation.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = [...Object.values(toolRoutes), routes.consultation, routes.meeting, routes.developer, '/minyak-gas'];

for (const address of pages)
  for (const moment of moments)
    test(`${address}, translated ${moment} hydration, shows the right values for every field`, async ({
      page,
      context,
    }) => {
      test.setTimeout(400_000);
      const { act, changes } = await compareTranslated(page, context, address, moment);
      await act('every fold', unfoldAction);
      const entries = await listEntries(page);
      for (const [name, deed] of entries) await act(name, deed);
      expect(entries.length).toBeGreaterThan(0);
      expect(changes()).toBeGreaterThan(1);
    });
