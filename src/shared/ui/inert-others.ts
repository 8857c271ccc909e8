/**
 * Stands for the package `aria-hidden`, whose `aria-hidden` lies over links and fields that stay reachable while a list
 * of Radix is open: what is inert is neither heard nor reached.
 * @returns what makes the page answer again
 */
export function hideOthers(shown: Element): () => void {
  const others = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.inert && !element.contains(shown),
  );
  for (const element of others) element.inert = true;
  return () => {
    for (const element of others) element.inert = false;
  };
}
