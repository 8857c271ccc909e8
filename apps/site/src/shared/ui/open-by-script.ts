/** Whether the browser knows popovers; needed before `:popover-open`, which is a syntax error in older browsers. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * Makes a button toggle the panel that its `popovertarget` names, and removes that attribute: it describes the button
 * by the panel, so that a screen reader reads all of the panel before the focus enters it. Without scripts the
 * attribute stays.
 */
export function openByScript(button: HTMLElement | null | undefined): void {
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!button || !panel || !hasPopovers()) return;
  const isOpen = () => panel.matches(':popover-open');
  const setExpanded = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  setExpanded(isOpen());
  button.removeAttribute('popovertarget');
  panel.addEventListener('beforetoggle', (event) => setExpanded((event as ToggleEvent).newState === 'open'));
  // Light dismiss closes an open panel on pointerdown, before the click that would open it again.
  let closes = false;
  button.addEventListener('pointerdown', () => {
    closes = isOpen();
  });
  button.addEventListener('click', () => {
    if (isOpen()) panel.hidePopover();
    else if (!closes) panel.showPopover({ source: button });
    closes = false;
  });
}
