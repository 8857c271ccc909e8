// Reveals and handles the copy buttons, which are hidden in the page because they need scripts.

/** Time until a button shows its label again, ms. */
const restAfter = 2500;

/** Replaces the published origin in samples by that of the server from which the page was loaded. */
const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
const published = `${new URL(canonical).origin}/sandbox`;
for (const code of document.querySelectorAll('[data-code] code')) {
  // Islands insert their own origin.
  if (code.closest('astro-island')) continue;
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = (text.nodeValue ?? '').replaceAll(published, `${location.origin}/sandbox`);
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const block = button.closest('[data-code]');
  const code = block?.querySelector('code');
  const status = block?.querySelector('[role="status"]');
  if (!code || !status) continue;

  const rest = button.textContent;
  const { copy: done = '', copied = '', keys = '', marked = '' } = button.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showLabel = (label: string, spoken: string) => {
    clearTimeout(timer);
    button.textContent = label;
    button.dataset['done'] = '';
    status.textContent = spoken;
    timer = setTimeout(() => {
      button.textContent = rest;
      delete button.dataset['done'];
      status.textContent = '';
    }, restAfter);
  };

  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      showLabel(done, copied);
    } catch {
      // Without a clipboard (plain http, or a policy) the code is selected, so that the visitor can copy it by
      // keyboard.
      getSelection()?.selectAllChildren(code);
      showLabel(keys, marked);
    }
  });
  button.hidden = false;
}
