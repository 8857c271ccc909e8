// Script of every page, as one module.
import '../shared/offline/register.ts';
import { hasPopovers, openByScript } from '../shared/ui/open-by-script.ts';
import { attachDropdown } from './dropdown.ts';

const panel = document.getElementById('jelajah');
const field = panel?.querySelector('input');
const opens = hasPopovers();

openByScript(document.querySelector<HTMLElement>('header [aria-controls="jelajah"]'));

// Without popovers, the controls move the focus to the links at the end of the page.
if (!opens) {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('header [popovertarget]'))) return;
    // On a wide screen the summaries of the footer's folds are hidden, so the first focusable element is a link.
    for (const stop of document.querySelectorAll<HTMLElement>('footer :is(summary, a)')) {
      stop.focus();
      if (stop === document.activeElement) return;
    }
  });
}

/** Whether the focus is in a text field, where a slash is typed text. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

addEventListener('keydown', (event) => {
  if (!opens || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  event.preventDefault();
  panel?.showPopover();
  field?.focus();
});

// Not on a phone, where the focus would open the virtual keyboard over the menu.
panel?.addEventListener('toggle', (event) => {
  if ((event as ToggleEvent).newState === 'open' && matchMedia('(min-width: 60rem)').matches) field?.focus();
});

// The search loads when the visitor starts to use a field, which may have happened before this script runs.
for (const input of document.querySelectorAll<HTMLInputElement>('input[data-search]')) {
  const status = input.closest('[role="search"]')?.querySelector('p');
  const fails = () => {
    status?.setAttribute('role', 'alert');
    status?.append(input.dataset['failed'] ?? '');
  };
  const wake = () => import('../shared/search/search-field.ts').then(({ attachSearch }) => attachSearch(input), fails);
  const isAsked = input.value || input === document.activeElement || (input.closest('main') && location.search);
  if (isAsked) void wake();
  else input.addEventListener('focus', wake, { once: true });
}

// Only a click on a link within the page scrolls smoothly; keys move the focus at once.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
  document.documentElement.toggleAttribute('data-clicked', Boolean(link && link.pathname === location.pathname));
});
addEventListener('keydown', () => document.documentElement.removeAttribute('data-clicked'));

/** Closes popovers when the keyboard focus leaves them, as the focused element would be covered. */
addEventListener('focusin', ({ target }) => {
  if (!opens || !(target instanceof Element) || !target.matches(':focus-visible')) return;
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    if (!open.contains(target)) open.hidePopover();
  }
});

const serviceButton = document.querySelector<HTMLElement>('[popovertarget="menu-layanan"]');
const serviceMenu = document.getElementById('menu-layanan');
if (serviceButton && serviceMenu && opens) attachDropdown(serviceButton, serviceMenu);

/**
 * Lays out the whole page after its first paint, so that jumps are exact: section by section, so that the visitor never
 * waits for all of them.
 */
const sections = [...document.querySelectorAll<HTMLElement>('main > section, main > div > section')];

const settle = () => {
  const section = sections.shift();
  if (section) {
    section.style.contentVisibility = 'visible';
    soon();
  } else document.documentElement.dataset['settled'] = '';
};

// At most a second, as the animated demo leaves the browser no idle time.
const soon = () =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(settle, { timeout: 1_000 }) : setTimeout(settle);
if (document.readyState === 'complete') soon();
else addEventListener('load', soon, { once: true });
