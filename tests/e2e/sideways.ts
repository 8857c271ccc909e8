/** Runs in the page: elements wider than the window, if the page scrolls sideways. */
export function listOverflowing(): string[] {
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

/** Runs in the page: enlarges the text to 200 % like text-only zoom, which changes no breakpoint of the window. */
export function doubleLetters(on: boolean): void {
  document.documentElement.style.fontSize = on ? '200%' : '';
}

/** Runs in the page: sets the line height and the spacing of paragraphs, letters and words of WCAG 1.4.12. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
