import address from './loss.worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string | URL };
}

/** Named in the policy of the page: see scripts/postbuild/csp-extras.ts. */
const policyName = 'susut';

let policy: { createScriptURL(url: string): string | URL } | undefined;

/** Starts the reader of records. The page's policy lets no script be loaded by its address: this one alone passes. */
export function openWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError('not the reader of records');
      return url;
    },
  });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: policyName });
}
