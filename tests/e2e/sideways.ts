/** Runs in a page: what is wider than the window, when the page scrolls sideways. */
export function wider(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [
    `${scrollWidth} > ${clientWidth}`,
    ...wide.slice(-4).map((element) => `${element.localName}#${element.id}.${element.getAttribute('class')}`),
  ];
}

/** Runs in a page: doubles the letters alone, as a browser that zooms text only; no breakpoint of the window follows. */
export function doubleLetters(on: boolean): void {
  document.documentElement.style.fontSize = on ? '200%' : '';
}

/** Runs in a page: sets line height, spacing of paragraphs, letters and words as a visitor may (WCAG 1.4.12). */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
