import { walkedAddresses } from '../depth.ts';
import { illegible } from './legible.ts';
import { expect, test, unfold } from './page.ts';

/** What a finger has to hit, and the side of the square that it needs, in px. */
const target = 44;

for (const address of walkedAddresses) {
  test(`${address}: no letter below 12 px, no word in two`, async ({ page }) => {
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await unfold(page);
      expect(await illegible(page), `at ${width} px`).toEqual([]);
    }
  });

  test(`${address}: targets, fields and names`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await unfold(page);

    const found = await page.evaluate((least) => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const name = (element: Element) =>
        `${element.localName}.${element.getAttribute('class')} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
      const small = all('button, summary, select:not([aria-hidden]), input:not([type="hidden"]), textarea').filter(
        (element) => {
          // A label is a target for what it names.
          const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) =>
            part.getBoundingClientRect(),
          );
          return !boxes.some(({ width, height }) => width === 0 || (width > least - 0.5 && height > least - 0.5));
        },
      );
      const fields = all('input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea').filter(
        (field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16,
      );
      const marks = [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(({ value }) => /\{(en|abbr|claim):/.test(value))
          .map((attribute) => `${name(element)} ${attribute.name}`),
      );
      const tables = all('table').filter(
        (table) => !table.querySelector('caption') && !table.matches('[aria-label], [aria-labelledby]'),
      );
      // Two controls of one name have to do the same: what each does is its target, or its own affair.
      const deeds = new Map<string, Set<unknown>>();
      // The groups of the atlas stand in the footer too, and hold the same there.
      for (const button of all('button, [role="button"], summary:not(:is(nav, footer) *)')) {
        const copy = button.cloneNode(true) as HTMLElement;
        for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        const labels = (button.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
        const called =
          labels.map((id) => document.getElementById(id)?.textContent).join(' ') ||
          button.getAttribute('aria-label') ||
          (copy.textContent ?? '').trim().replace(/\s+/g, ' ');
        const prints = button.hasAttribute('data-prints') && 'prints';
        const deed =
          prints || (button.getAttribute('popovertarget') ?? (button as HTMLButtonElement).form?.action ?? button);
        deeds.set(called, (deeds.get(called) ?? new Set()).add(deed));
      }
      const unclear = [...deeds].flatMap(([called, { size }]) => (size > 1 ? [`${size} × “${called}”`] : []));
      return { small: small.map(name), fields: fields.map(name), marks, tables: tables.map(name), unclear };
    }, target);
    expect(found).toEqual({ small: [], fields: [], marks: [], tables: [], unclear: [] });
  });
}
