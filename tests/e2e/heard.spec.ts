import { routes } from '../../apps/site/src/routes.ts';
import { recordWords } from '../records.ts';
import { expect, openAlive, test, unfold } from './page.ts';

const ultrasonic = recordWords('sensors/ultrasonik').say('title');

/** Answers that do not change the verdict, and the subject that each of them changes. */
const changes = [
  [routes.picker, '#t-uap', 'banyak', ultrasonic],
  [routes.picker, '#t-busa', 'tipis', ultrasonic],
  [routes.tankFile, '#t-h2s', 'ya', recordWords('pages/berkas-tangki', 'tool').say('papers.title')],
] as const;

for (const [address, field, value, subject] of changes) {
  test(`${address}${field}: the effect of ${value} is announced once within 1.5 s, and so is its reversal`, async ({
    page,
  }) => {
    const now = new Date('2026-11-23T03:00:00Z');
    await page.clock.install({ time: now });
    await openAlive(page, address);
    await unfold(page);
    // The live region is created with the first text; no change is announced before.
    await expect(page.locator('body > [role="status"]')).toBeAttached();
    await page.clock.pauseAt(new Date(now.getTime() + 600_000));
    await page.evaluate(() => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      const heard = (nodes: NodeList) => [...nodes].map(({ textContent }) => textContent).filter(Boolean);
      const watch = new MutationObserver((records) =>
        spoken.push(
          ...records
            .filter(({ target }) => (target as Element).role === 'status')
            .flatMap(({ addedNodes }) => heard(addedNodes) as string[]),
        ),
      );
      watch.observe(document.body, { subtree: true, childList: true });
    });
    const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.splice(0));
    const verdict = page.locator('[data-outcome] > p');
    const before = await verdict.textContent();
    const usual = await page.locator(field).inputValue();
    for (const answer of [value, usual]) {
      const drawn = await page.locator('main').textContent();
      await page.locator(field).selectOption(answer);
      await expect.poll(() => page.locator('main').textContent()).not.toBe(drawn);
      // Rendering takes real time, while the page's clock is stopped; effects run in a later task.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = resolve;
            port2.postMessage('');
          }),
      );
      await page.clock.runFor(1_500);
      const sentences = await spoken();
      expect(sentences).toHaveLength(1);
      expect(sentences[0]).toContain(subject);
      // Nothing else is announced.
      await page.clock.runFor(5_000);
      expect(await spoken()).toEqual([]);
      expect(await verdict.textContent()).toBe(before);
    }
  });
}
