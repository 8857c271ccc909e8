import { early } from './press-again.ts';

// What is pressed in a tool whose script has not arrived yet. Buttons that a browser serves by itself need nobody.
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-instrument]:not([data-alive]) button:not([popovertarget])');
  if (button) button.dataset[early] = '';
});
