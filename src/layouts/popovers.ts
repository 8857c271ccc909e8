/** Closes what lies over the page when the focus goes on from it by keyboard: else it would walk where nobody sees it. */
addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    if (!open.contains(target)) open.hidePopover();
  }
});

/**
 * The menu of the header opens under a resting mouse and stays a while after the mouse has left, in the specified times.
 * A finger never hovers; click, keyboard and Escape stay the browser's own.
 */
function openOnHover(button: HTMLElement, menu: HTMLElement) {
  let timer: ReturnType<typeof setTimeout>;
  /** Opened by hovering alone: the press that often follows confirms it instead of closing it again. */
  let hovered = false;
  const later = (delay: number, act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  const open = () => {
    if (menu.matches(':popover-open')) return;
    menu.showPopover({ source: button });
    hovered = true;
  };
  const close = () => {
    if (hovered) menu.hidePopover();
  };
  button.addEventListener('pointerenter', later(100, open));
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
}

const button = document.querySelector<HTMLElement>('[popovertarget="menu-layanan"]');
const menu = document.getElementById('menu-layanan');
// Browsers without popovers show no menu.
if (button && menu && 'popover' in menu) openOnHover(button, menu);
