import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walked } from '../depth.ts';
import { brokenPictures, complaints, openAlive, scrollThrough, stickingOut } from './seen.ts';
import type { Bench, Tab } from './tab.ts';

const widths = [320, 375, 390, 1366] as const;

/** Every page at the widths of small and usual telephones and of an office screen. */
export function walkTests(bench: Bench): void {
  describe('every page', () => {
    let tab: Tab;
    beforeAll(async () => {
      tab = await bench.engine.tab();
    });
    afterAll(() => tab?.close());

    test.each(walked)('%s shows its pictures, sticks out nowhere and complains of nothing', async (route) => {
      await tab.resize(widths[0], 700);
      await openAlive(tab, bench.line.origin + route);
      const sideways: string[] = [];
      for (const width of widths) {
        await tab.resize(width, 700);
        await scrollThrough(tab);
        for (const what of await stickingOut(tab)) sideways.push(`${width} px: ${what}`);
      }
      expect(sideways).toEqual([]);
      expect(await brokenPictures(tab)).toEqual([]);
      expect(await complaints(tab)).toEqual([]);
    });
  });
}
