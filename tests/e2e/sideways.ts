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
