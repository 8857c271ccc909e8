import { cpuSlowdown, network, phone } from './conditions.ts';
import { kilobytes, table } from './table.ts';
import { kinds } from './traffic.ts';
import type { Visit } from './visit.ts';

/** The figures of one route: medians of its visits. */
export interface MeasuredVisit extends Visit {
  readonly route: string;
}

/** Everything that loads before a film starts. */
const pageKinds = kinds.filter((kind) => kind !== 'media');

/** The two tables of `npm run bench`: paint and bytes. */
export function report(results: readonly MeasuredVisit[], runs: number): string {
  const { width, height } = phone.viewport;
  const mbits = (network.downloadThroughput * 8) / 1e6;
  return [
    `Medians of ${runs}, ${width}×${height} px, CPU ${cpuSlowdown}x slower, ${mbits} Mbit/s with ${network.latency} ms`,
    '',
    paint(results),
    '',
    'Bytes over the wire in kB, headers included; a film starts after the page and is no part of the sum',
    '',
    bytes(results),
  ].join('\n');
}

const paint = (results: readonly MeasuredVisit[]): string =>
  table(
    ['route', 'FCP ms', 'LCP ms', 'CLS', 'LCP element'],
    results.map(({ route, fcp, lcp, cls, lcpElement }) => [
      route,
      fcp.toFixed(0),
      lcp.toFixed(0),
      cls.toFixed(3),
      lcpElement,
    ]),
  );

const bytes = (results: readonly MeasuredVisit[]): string =>
  table(
    ['route', ...pageKinds, 'sum', 'film', 'requests'],
    results.map(({ route, bytes, requests }) => [
      route,
      ...pageKinds.map((kind) => kilobytes(bytes[kind])),
      kilobytes(pageKinds.reduce((sum, kind) => sum + bytes[kind], 0)),
      kilobytes(bytes.media),
      requests,
    ]),
  );
