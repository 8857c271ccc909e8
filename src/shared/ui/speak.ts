/** ms without a change until it is spoken: a screen reader reads the keys out first. */
const settling = 1000;
/** ms until it is gone: it stands in the page already. */
const lingering = 7000;

/** By part: what is still to be spoken, and what was. */
const news = new Map<object, string>();
const known = new Map<object, string>();

let region: HTMLElement | undefined;
let settled: ReturnType<typeof setTimeout> | undefined;
let gone: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells a screen reader what a part of the page says, once an edit has settled: one voice for all parts, so that one
 * edit is answered once. What a part says first is not spoken.
 */
export function speak(part: object, sentence: string): void {
  if (!region) prepare();
  if (!known.has(part)) known.set(part, sentence);
  else if (sentence !== (news.get(part) ?? known.get(part))) {
    news.set(part, sentence);
    wait();
  }
}

export function fallSilent(part: object): void {
  news.delete(part);
  known.delete(part);
}

function prepare(): void {
  region = document.createElement('p');
  region.role = 'status';
  region.className = 'visually-hidden';
  document.body.append(region);
  addEventListener('input', () => news.size > 0 && wait(), { capture: true });
}

function wait(): void {
  clearTimeout(settled);
  settled = setTimeout(announce, settling);
}

function announce(): void {
  const sentences = [...news].flatMap(([part, sentence]) => (sentence === known.get(part) ? [] : sentence));
  for (const [part, sentence] of news) known.set(part, sentence);
  news.clear();
  const text = [...new Set(sentences)].filter(Boolean).join(' ');
  if (!text || !region) return;
  region.textContent = text;
  clearTimeout(gone);
  gone = setTimeout(() => region?.replaceChildren(), lingering);
}
