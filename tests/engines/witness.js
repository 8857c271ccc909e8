// Runs in every document before its own scripts, in whichever engine, and keeps what tests ask for.
(() => {
  const complaints = [];
  const written = [];
  globalThis.witness = { complaints, written };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    complaints.push(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  // A film's source that is not for this screen is passed over, and Firefox calls the hint to fetch a module that it
  // has already an error; a module that cannot be fetched fails where it is imported.
  // WebKit preloads no `data:` address, and decodes the headline's letters where they are named.
  const isHint = (element) =>
    element instanceof Element &&
    element.matches('source, link[rel="modulepreload"], link[rel="preload"][href^="data:"]');
  // Captured, because a file that could not be loaded tells its element alone.
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
