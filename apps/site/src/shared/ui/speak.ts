/** ms without a change until it is spoken: a screen reader reads the keys out first. */
const settling = 1000;
/** ms until it is gone: it stands in the page already. */
const lingering = 7000;

interface News {
  text: string;
  say: Saying;
}

/** Words for a text that has changed since it was last spoken. */
export type Saying = (before: string, now: string) => string;

const wholeText: Saying = (_before, now) => now;

/** By part: what is still to be spoken, and what was. */
const news = new Map<object, News>();
const known = new Map<object, string>();

let region: HTMLElement | undefined;
let settled: ReturnType<typeof setTimeout> | undefined;
let gone: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells a screen reader what a part of the page says, once an edit has settled: one voice for all parts, so that one
 * edit is answered once. What a part says first is not spoken. `say` shortens a long text to what is new in it.
 */
export function speak(part: object, text: string, say: Saying = wholeText): void {
  if (!region) prepare();
  if (!known.has(part)) known.set(part, text);
  else if (text !== (news.get(part)?.text ?? known.get(part))) {
    news.set(part, { text, say });
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
  const sentences = [...news].map(([part, { text, say }]) => {
    const before = known.get(part) ?? '';
    known.set(part, text);
    return text === before ? '' : say(before, text);
  });
  news.clear();
  const text = [...new Set(sentences)].filter(Boolean).join(' ');
  if (!text || !region) return;
  region.textContent = text;
  clearTimeout(gone);
  gone = setTimeout(() => region?.replaceChildren(), lingering);
}
