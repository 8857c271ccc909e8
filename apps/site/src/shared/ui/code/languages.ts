/** Selects the same language in all samples of a page. */
const choices = [...document.querySelectorAll<HTMLInputElement>('[data-language]')];

for (const choice of choices) {
  choice.addEventListener('change', () => {
    // Scrolls by the change in height, so that the clicked sample keeps its position in the window.
    const before = choice.getBoundingClientRect().top;
    for (const other of choices) if (other.value === choice.value) other.checked = true;
    scrollBy({ top: choice.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}
