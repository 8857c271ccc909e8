import textAddress from './loss.worker.ts?worker&url';
import workbookAddress from './workbook.worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string | URL };
}

/** What a worker reads. */
export type WorkerKind = 'text' | 'workbook';

const addresses: Readonly<Record<WorkerKind, string>> = { text: textAddress, workbook: workbookAddress };

/** Named in the policy of the page: see scripts/postbuild/csp-extras.ts. */
const policyName = 'susut';

let policy: { createScriptURL(url: string): string | URL } | undefined;

/** Starts a reader of records. The page's policy lets no script be loaded by its address: these two alone pass. */
export function openWorker(kind: WorkerKind): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (!Object.values(addresses).includes(url)) throw new TypeError('not a reader of records');
      return url;
    },
  });
  const address = addresses[kind];
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: policyName });
}
