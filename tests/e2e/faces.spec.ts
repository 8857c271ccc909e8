import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

/** Bytes a second and ms of an ordinary line in an office, and of a slow phone. */
const lines = {
  office: { width: 1366, latency: 40, throughput: 10e6 / 8 },
  phone: { width: 390, latency: 150, throughput: 1.6e6 / 8 },
} as const;

/** The faces in which the browser really draws the letters of what a selector finds first. */
async function drawnFaces(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} of the system`));
}

async function visit(page: Page, address: string, { width, latency, throughput }: (typeof lines)['office' | 'phone']) {
  await page.setViewportSize({ width, height: 768 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const down = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', down);
  await watchShifts(page);
  await page.goto(address);
}

for (const address of ['/', '/minyak-gas', '/konsultasi-gratis']) {
  test(`${address} stands in the brand's faces on a first visit through an ordinary line`, async ({ page }) => {
    await visit(page, address, lines.office);
    // An optional face that comes too late for the first paint is not used at all: what is drawn was there.
    expect(await drawnFaces(page, 'h1')).toEqual([expect.stringContaining('Jakarta')]);
    expect(await drawnFaces(page, 'main p.lead')).toEqual([expect.stringContaining('Jakarta')]);
    expect(await drawnFaces(page, 'main p.label')).toEqual([expect.stringContaining('JetBrains')]);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(`${address} has its headline in the brand's face on a slow phone`, async ({ page }) => {
    await visit(page, address, lines.phone);
    expect(await drawnFaces(page, 'h1')).toEqual([expect.stringContaining('Jakarta')]);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
