/** Time without an input event before a change is announced, ms: a screen reader reads the typed keys first. */
const settling = 1000;
/** Time after which the announcement is removed, ms: its text is in the page too. */
const lingering = 7000;

interface News {
  text: string;
  say: AnnouncedWording;
}

/** Returns the text to announce after a change. */
export type AnnouncedWording = (before: string, now: string) => string;

const wholeText: AnnouncedWording = (_before, now) => now;

/** Pending changes, and the texts last announced, by component. */
const news = new Map<object, News>();
const known = new Map<object, string>();

let region: HTMLElement | undefined;
let settleTimer: ReturnType<typeof setTimeout> | undefined;
let clearTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a component's changed text to screen readers after an edit has settled. All components share one live
 * region, so that an edit causes one announcement. The first text of a component is not announced. `say` shortens a
 * long text to its changes.
 */
export function announceText(part: object, text: string, say: AnnouncedWording = wholeText): void {
  if (!region) prepare();
  if (!known.has(part)) known.set(part, text);
  else if (text !== (news.get(part)?.text ?? known.get(part))) {
    news.set(part, { text, say });
    wait();
  }
}

export function stopAnnouncing(part: object): void {
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
  clearTimeout(settleTimer);
  settleTimer = setTimeout(announce, settling);
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
  clearTimeout(clearTimer);
  clearTimer = setTimeout(() => region?.replaceChildren(), lingering);
}
