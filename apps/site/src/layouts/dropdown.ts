/**
 * Opens a menu on hover and closes it after a delay, and moves the focus by arrow keys and first letters, with the
 * delays that the specification prescribes. Click, Tab and Escape are handled by the browser.
 */
export function attachDropdown(button: HTMLElement, menu: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  /** Whether only hovering opened the menu; a click then confirms it instead of closing it. */
  let hovered = false;
  const later = (delay: number, act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  const isOpen = () => menu.matches(':popover-open');
  const open = () => {
    if (!isOpen()) menu.showPopover({ source: button });
  };
  const close = () => {
    if (hovered) menu.hidePopover();
  };
  const openByMouse = () => {
    hovered ||= !isOpen();
    open();
  };
  button.addEventListener('pointerenter', later(100, openByMouse));
  menu.addEventListener('pointerenter', () => clearTimeout(timer));
  for (const part of [button, menu]) part.addEventListener('pointerleave', later(300, close));
  button.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (hovered) event.preventDefault();
    hovered = false;
  });
  menu.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') hovered = false;
  });

  const links = [...menu.querySelectorAll('a')];
  const names = links.map(({ textContent }) => textContent.trim().toLowerCase());
  let typed = '';
  let typedAt = 0;
  /** Index of the link to which a key moves the focus, from the focused link; −1 is the button. */
  const eventTarget = ({ key, timeStamp }: KeyboardEvent, from: number): number | undefined => {
    const count = links.length;
    if (key === 'ArrowDown') return (from + 1) % count;
    if (key === 'ArrowUp') return (Math.max(from, 0) + count - 1) % count;
    if (!isOpen()) return undefined;
    if (key === 'Home') return 0;
    if (key === 'End') return count - 1;
    if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined;
    typed = (timeStamp - typedAt > 1000 ? '' : typed) + key.toLowerCase();
    typedAt = timeStamp;
    // A repeated letter moves through the links that begin with it; further letters narrow down the current match.
    const wanted = new Set(typed).size === 1 ? key.toLowerCase() : typed;
    const start = wanted.length === 1 ? from + 1 : Math.max(from, 0);
    const fits = links.map((_, step) => (start + step) % count).find((at) => names[at]?.startsWith(wanted));
    return fits ?? from;
  };
  for (const part of [button, menu]) {
    part.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = eventTarget(event, links.indexOf(document.activeElement as HTMLAnchorElement));
      if (target === undefined) return;
      event.preventDefault();
      hovered = false;
      open();
      links[target]?.focus();
    });
  }
}
