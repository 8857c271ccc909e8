import { isWholeDepth } from '../depth.ts';
import { expect, test } from './page.ts';
import { readShifts, watchShifts } from './shifts.ts';

/** Latency in ms and bytes per second of a slow mobile connection, and of an ordinary office connection. */
const phone = [150, 1.6e6 / 8] as const;
const office = [40, 10e6 / 8] as const;

/** Texts besides the headline, whose letters are embedded in every page, are checked too. */
const parts = ['h1', 'main p.lead', 'main p.label'] as const;

/** Limit of the layout shift (CLS) when the fonts replace their fallbacks. */
const mostShift = 0.01;

for (const address of ['/', ...(isWholeDepth ? ['/minyak-gas', '/konsultasi-gratis'] : [])]) {
  for (const [width, [latency, throughput]] of [
    [390, phone],
    [768, phone],
    [1366, office],
    [1920, office],
  ] as const) {
    test(`${address} at ${width} px is in the brand's fonts two seconds after a first visit`, async ({
      browser,
      baseURL,
    }) => {
      for (const slower of [1, 4]) {
        const context = await browser.newContext({
          baseURL: baseURL ?? '',
          viewport: { width, height: 768 },
          // The film would use most of a throttled processor and delay the browser's responses.
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Network.enable');
        const down = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
        await session.send('Network.emulateNetworkConditions', down);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
        await watchShifts(page);
        await page.goto(address);
        await page.waitForTimeout(2_000);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await session.send('DOM.enable');
        await session.send('CSS.enable');
        const { root } = await session.send('DOM.getDocument');
        const faces = [];
        for (const selector of parts) {
          const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
          const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
          faces.push(...fonts.map(({ familyName, isCustomFont }) => isCustomFont && familyName));
        }
        const shifts = await readShifts(page);
        await context.close();
        const brand = parts.map((part) => expect.stringContaining(part.endsWith('label') ? 'JetBrains' : 'Jakarta'));
        expect(faces, `processor at 1/${slower}`).toEqual(brand);
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift);
      }
    });
  }
}
