import { serialisePolicy } from './csp.ts';

/** Browser features that no page uses. Only names that browsers know: others are logged as errors. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Sent with every answer, whatever its status; a page replaces the policy with its own. */
export const everywhere: Readonly<Record<string, string>> = {
  'content-security-policy': serialisePolicy({}),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** Only behind TLS: on plain http browsers ignore it, and on localhost it would outlive the visit. */
export const behindTls: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

/** Values of `cache-control`, one for each kind of answer. */
export const caching = {
  /** Pages and what keeps its name: ask each time, so that a release shows at once. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** Files whose name holds a hash of their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Icons, robots.txt, sitemap, redirects. */
  short: 'public, max-age=3600',
  never: 'no-store',
} as const;
