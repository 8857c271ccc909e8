import { expect, test } from './page.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

/** Width, ms and bytes a second of an ordinary line in an office, and of a slow phone; whose text may come later there. */
const office = ['an ordinary line', 1366, 40, 10e6 / 8, ['h1', 'main p.lead', 'main p.label']] as const;
const phone = ['a slow phone', 390, 150, 1.6e6 / 8, ['h1']] as const;

for (const address of ['/', '/minyak-gas', '/konsultasi-gratis']) {
  for (const [line, width, latency, throughput, parts] of address === '/' ? [office, phone] : [office]) {
    test(`${address} stands in the brand's faces on a first visit through ${line}`, async ({ browser, baseURL }) => {
      // A browser waits a tenth of a second for a preloaded face, which a busy machine may miss; without the preload
      // no visit ever has it.
      await expect(async () => {
        const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 768 } });
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Network.enable');
        const down = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
        await session.send('Network.emulateNetworkConditions', down);
        await watchShifts(page);
        await page.goto(address);
        await session.send('DOM.enable');
        await session.send('CSS.enable');
        const { root } = await session.send('DOM.getDocument');
        const faces = [];
        for (const selector of parts) {
          const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
          const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
          faces.push(...fonts.map(({ familyName, isCustomFont }) => isCustomFont && familyName));
        }
        const shifts = await shiftsOf(page);
        await context.close();
        const brand = parts.map((part) => expect.stringContaining(part.endsWith('label') ? 'JetBrains' : 'Jakarta'));
        expect([faces, shifts]).toEqual([brand, []]);
      }).toPass({ timeout: 60_000 });
    });
  }
}
