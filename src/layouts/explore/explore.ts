const panel = document.getElementById('jelajah');
const field = panel?.querySelector('input');
const opens = 'popover' in HTMLElement.prototype;

// Without popovers the menus' controls lead to the links at the end of the page.
if (!opens) {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('header [popovertarget]'))) return;
    // On a wide screen the folds stand open and have no control of their own.
    for (const stop of document.querySelectorAll<HTMLElement>('footer :is(summary, a)')) {
      stop.focus();
      if (stop === document.activeElement) return;
    }
  });
}

/** True while the visitor writes: a slash belongs to the text then. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

addEventListener('keydown', (event) => {
  if (!opens || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  event.preventDefault();
  panel?.showPopover();
  field?.focus();
});

// On a desktop the field is what the panel is opened for; on a phone it would bring up the keyboard over the menu.
panel?.addEventListener('toggle', (event) => {
  if ((event as ToggleEvent).newState === 'open' && matchMedia('(min-width: 60rem)').matches) field?.focus();
});

// Searching is loaded by whoever searches, which may have begun before this script was there.
for (const input of document.querySelectorAll<HTMLInputElement>('input[data-search]')) {
  const wake = () => import('../../shared/search/search-field.ts').then(({ enliven }) => enliven(input));
  const isAsked = input.value || input === document.activeElement || (input.closest('main') && location.search);
  if (isAsked) void wake();
  else input.addEventListener('focus', wake, { once: true });
}
