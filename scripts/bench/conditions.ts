/** The telephone that Lighthouse's mobile preset stands for, so that both measure the same layout. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
} as const;

/** How many times slower than this machine the processor appears to be. */
export const cpuSlowdown = 4;

/**
 * Slow 4G. Chromium adds the delay to each request; it knows nothing of TCP or TLS handshakes, so a
 * first visit over a real network takes two to three round trips longer.
 */
export const network = {
  offline: false,
  /** ms from a request to its first byte, at least. */
  latency: 150,
  /** Bytes a second: 1.6 Mbit/s. */
  downloadThroughput: 1_600_000 / 8,
  /** Bytes a second: 750 kbit/s. */
  uploadThroughput: 750_000 / 8,
};

/** A page counts as settled when the network was silent for this long after `load`, in ms. */
export const silence = 2_000;

/** Longest wait for that silence, in ms: a film that keeps loading must not hold the figures up. */
export const visitTimeout = 30_000;
