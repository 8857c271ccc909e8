import { normal } from './find-text.ts';

const rule = ':root { --pilih: #b4521f } [data-sunting] { outline: 3px solid var(--pilih); outline-offset: 4px; }';

/** Elements from the one that was clicked outwards, as long as they hold no more than a few sentences. */
export function* textsAround(target: Element): Generator<string> {
  for (let at: Element | null = target; at && at.tagName !== 'BODY'; at = at.parentElement) {
    const text = normal(at.textContent ?? '');
    if (text.length > 1200) return;
    if (text) yield text;
  }
}

/** The innermost element of a page that shows a text. */
function elementWith(page: Document, pattern: RegExp): Element | undefined {
  const all = [...page.querySelectorAll('main *, header *, footer *')];
  return all.findLast((element) => pattern.test(normal(element.textContent ?? '')));
}

/** Brings a text of the page into sight and marks it; says whether it is there. */
export function showText(page: Document, source: string): boolean {
  for (const marked of page.querySelectorAll('[data-sunting]')) marked.removeAttribute('data-sunting');
  const element = elementWith(page, new RegExp(`^${source}$`)) ?? elementWith(page, new RegExp(source));
  if (!element) return false;
  // Folded answers open, as they do for whoever searches in the page.
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
  element.setAttribute('data-sunting', '');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}

/** Lets the page draw the mark without touching its own style sheets. */
export function addMarkStyle(page: Document): void {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rule);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
