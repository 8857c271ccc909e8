// Runs in every document, in any engine, before its own scripts, and records errors and logs for the tests.
(() => {
  const complaints = [];
  const written = [];
  globalThis.witness = { complaints, written };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    complaints.push(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  // Excluded: sources of a film for other screens are skipped; Firefox reports a modulepreload of a module that it
  // already has; WebKit does not preload `data:` URLs, and decodes the headline's font where it is used.
  const isHint = (element) =>
    element instanceof Element &&
    element.matches('source, link[rel="modulepreload"], link[rel="preload"][href^="data:"]');
  // Captured, because the error of a file that failed to load does not bubble.
  addEventListener(
    'error',
    ({ message, target }) => {
      if (!isHint(target)) complaints.push(`error: ${message ?? target?.src ?? target?.href ?? target?.localName}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${reason}`));
  const { error, log } = console;
  console.error = (...values) => {
    complaints.push(`console: ${values.join(' ')}`);
    error.apply(console, values);
  };
  console.log = (...values) => {
    written.push(values);
    log.apply(console, values);
  };
})();
