// What runs on every page, as one module.
import '../shared/offline/register.ts';
import { hasPopovers, openByScript } from '../shared/ui/open-by-script.ts';
import { enliven } from './dropdown.ts';

const panel = document.getElementById('jelajah');
const field = panel?.querySelector('input');
const opens = hasPopovers();

openByScript(document.querySelector<HTMLElement>('header [aria-controls="jelajah"]'));

// Without popovers the controls lead to the links at the end of the page.
if (!opens) {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('header [popovertarget]'))) return;
    // On a wide screen the folds have no control.
    for (const stop of document.querySelectorAll<HTMLElement>('footer :is(summary, a)')) {
      stop.focus();
      if (stop === document.activeElement) return;
    }
  });
}

/** A slash belongs to the text then. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

addEventListener('keydown', (event) => {
  if (!opens || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  event.preventDefault();
  panel?.showPopover();
  field?.focus();
});

// On a phone it would bring up the keyboard over the menu.
panel?.addEventListener('toggle', (event) => {
  if ((event as ToggleEvent).newState === 'open' && matchMedia('(min-width: 60rem)').matches) field?.focus();
});

// Fetched by whoever searches, which may have begun before.
for (const input of document.querySelectorAll<HTMLInputElement>('input[data-search]')) {
  const status = input.closest('[role="search"]')?.querySelector('p');
  const fails = () => {
    status?.setAttribute('role', 'alert');
    status?.append(input.dataset['failed'] ?? '');
  };
  const wake = () => import('../shared/search/search-field.ts').then(({ enliven }) => enliven(input), fails);
  const isAsked = input.value || input === document.activeElement || (input.closest('main') && location.search);
  if (isAsked) void wake();
  else input.addEventListener('focus', wake, { once: true });
}

// A click on a link within the page is the one step that is shown; keys take the focus somewhere at once.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
  document.documentElement.toggleAttribute('data-clicked', Boolean(link && link.pathname === location.pathname));
});
addEventListener('keydown', () => document.documentElement.removeAttribute('data-clicked'));

/** Closes what lies over the page when the keyboard's focus leaves it: else it would walk where nobody sees it. */
addEventListener('focusin', ({ target }) => {
  if (!opens || !(target instanceof Element) || !target.matches(':focus-visible')) return;
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    if (!open.contains(target)) open.hidePopover();
  }
});

const serviceButton = document.querySelector<HTMLElement>('[popovertarget="menu-layanan"]');
const serviceMenu = document.getElementById('menu-layanan');
if (serviceButton && serviceMenu && opens) enliven(serviceButton, serviceMenu);

/**
 * Lays out the whole page after its first paint, so that jumps and marks are exact: one section after another, so
 * that whoever scrolls or types never waits for all of them.
 */
const sections = [...document.querySelectorAll<HTMLElement>('main > section, main > div > section')];

const settle = () => {
  const section = sections.shift();
  if (section) {
    section.style.contentVisibility = 'visible';
    soon();
  } else document.documentElement.dataset['settled'] = '';
};

// The demo moves all the time: a second is enough.
const soon = () =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(settle, { timeout: 1_000 }) : setTimeout(settle);
if (document.readyState === 'complete') soon();
else addEventListener('load', soon, { once: true });
