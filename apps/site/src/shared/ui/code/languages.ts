/** A language chosen in one sample is chosen in all of the page. */
const choices = [...document.querySelectorAll<HTMLInputElement>('[data-language]')];

for (const choice of choices) {
  choice.addEventListener('change', () => {
    // The sample that was clicked stays where it is.
    const before = choice.getBoundingClientRect().top;
    for (const other of choices) if (other.value === choice.value) other.checked = true;
    scrollBy({ top: choice.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}
