/** Spoken when nothing has been typed or changed for so long, in ms: a screen reader reads the keys out first. */
const settling = 1000;
/** Gone after so long, in ms: it stands in the page already, and nobody shall meet it twice. */
const lingering = 7000;

/** What each part of the page has come to say since it was last spoken, and what it said then. */
const news = new Map<object, string>();
const known = new Map<object, string>();

let region: HTMLElement | undefined;
let settled: ReturnType<typeof setTimeout> | undefined;
let gone: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells a screen reader what a part of the page says now, once an edit has settled: one voice for all parts, so that
 * one edit is answered once. What a part says first stands in the page and is not spoken.
 */
export function speak(part: object, sentence: string): void {
  if (!region) prepare();
  if (!known.has(part)) known.set(part, sentence);
  else if (sentence !== (news.get(part) ?? known.get(part))) {
    news.set(part, sentence);
    wait();
  }
}

/** The part has left the page. */
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
  settled = setTimeout(tell, settling);
}

function tell(): void {
  const sentences = [...news].flatMap(([part, sentence]) => (sentence === known.get(part) ? [] : sentence));
  for (const [part, sentence] of news) known.set(part, sentence);
  news.clear();
  const text = [...new Set(sentences)].filter(Boolean).join(' ');
  if (!text || !region) return;
  region.textContent = text;
  clearTimeout(gone);
  gone = setTimeout(() => region?.replaceChildren(), lingering);
}
