/** A request as the visitor put it together. */
export interface SandboxRequest {
  method: string;
  /** Path with its query, `/v1/tanks?limit=2`. */
  path: string;
  /** Value of the Authorization header; empty for none. */
  authorization: string;
  /** Body as text; empty for none. */
  body: string;
}

export interface SandboxAnswer {
  status: number;
  title: string;
  headers: Record<string, string>;
  /** Undefined for an empty answer. */
  body: unknown;
}

/** Keys of the sandbox: one that may do everything, one that may only read. */
export const keys = { full: 'sandbox_kunci_contoh', read: 'sandbox_hanya_baca' } as const;

/** Requests that one window takes, and its length in seconds: small, so that the limit can be met by hand. */
export const limit = { requests: 8, seconds: 20 } as const;
