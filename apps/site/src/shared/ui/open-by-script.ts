/** Asked before `:popover-open` is: where it is unknown, matching it is an error. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * Lets a button open what its `popovertarget` names, and takes that attribute away: it makes the panel the button's
 * details, and a screen reader speaks all of it before the focus. Without script the attribute stays.
 */
export function openByScript(button: HTMLElement | null | undefined): void {
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!button || !panel || !hasPopovers()) return;
  const isOpen = () => panel.matches(':popover-open');
  const setExpanded = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  setExpanded(isOpen());
  button.removeAttribute('popovertarget');
  panel.addEventListener('beforetoggle', (event) => setExpanded((event as ToggleEvent).newState === 'open'));
  // A press beside an open panel has closed it by the time that it becomes a click.
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
