/**
 * Lays out the whole page once its first paint is done and nothing else waits: jumps, marks and measures are exact
 * then. One section after another, so that whoever scrolls or types meanwhile never waits for all of them.
 */
const sections = [...document.querySelectorAll<HTMLElement>('main > section, main > div > section')];

/** Longest wait for a quiet moment, in ms: the demo moves all the time. */
const patience = 1_000;

const settle = () => {
  const section = sections.shift();
  if (section) {
    section.style.contentVisibility = 'visible';
    soon();
  } else document.documentElement.dataset['settled'] = '';
};

const soon = () =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(settle, { timeout: patience }) : setTimeout(settle);
if (document.readyState === 'complete') soon();
else addEventListener('load', soon, { once: true });
