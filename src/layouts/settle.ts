/** Lays out the whole page once its first paint is done and nothing else waits: jumps, marks and measures are exact then. */
const settle = () => {
  document.documentElement.dataset['settled'] = '';
};

const soon = () => (globalThis.requestIdleCallback ?? setTimeout)(settle);
if (document.readyState === 'complete') soon();
else addEventListener('load', soon, { once: true });
