/** A component with a script of its own: it is drawn anew as a whole. */
const isIsland = (node: Node): boolean => node.nodeName === 'ASTRO-ISLAND';
const isCode = (node: Node): boolean => ['SCRIPT', 'STYLE', 'LINK'].includes(node.nodeName);

/**
 * Changes a page that is open to what the server says of it now. Only what differs from what it said before is touched:
 * what scripts and visitors have done elsewhere (a fold that is open, a scroll position) stays.
 */
export function patch(live: ChildNode, before: Node, after: Node): void {
  if (before.isEqualNode(after) || isCode(after)) return;
  const isLike =
    live.nodeName === after.nodeName &&
    before.nodeName === after.nodeName &&
    before.childNodes.length === after.childNodes.length &&
    live.childNodes.length === after.childNodes.length;
  if (!isLike || isIsland(after)) {
    live.replaceWith((live.ownerDocument ?? document).importNode(after, true));
    return;
  }
  if (!(after instanceof Element)) {
    live.nodeValue = after.nodeValue;
    return;
  }
  const [old, page] = [before as Element, live as unknown as Element];
  for (const name of new Set([...old.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (value === old.getAttribute(name)) continue;
    if (value === null) page.removeAttribute(name);
    else page.setAttribute(name, value);
  }
  // Replacing a child keeps the number of children.
  const parts = [...live.childNodes];
  for (const [at, part] of parts.entries()) {
    patch(part, before.childNodes[at] as Node, after.childNodes[at] as Node);
  }
}
