import { referencePattern } from 'contract/lead';

// One page for everybody; the number stands in its address.
const reference = new URLSearchParams(location.search).get('nomor') ?? '';
const output = document.querySelector<HTMLElement>('[data-number]');
const words = document.querySelector<HTMLElement>('[data-number-words]');
if (output && words && referencePattern.test(reference)) {
  output.textContent = reference;
  output.hidden = false;
  words.hidden = true;
} else if (words) {
  words.textContent = words.dataset['missing'] ?? '';
}
