import { referencePattern } from 'contract/lead';

// The page is static; the number is in its URL.
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
