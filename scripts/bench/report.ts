import { cpuSlowdown, network, phone } from './conditions.ts';
import type { CssUsage } from './css-usage.ts';
import { kilobytes, table } from './table.ts';
import { kinds } from './traffic.ts';
import type { Visit } from './visit.ts';

/** The figures of one route: medians of its visits, and its CSS. */
export interface Measured extends Visit {
  readonly route: string;
  /** CLS when the fonts arrive after the first paint. */
  readonly lateFonts: number;
  readonly css: CssUsage;
}

/** Everything that loads before a film starts. */
const pageKinds = kinds.filter((kind) => kind !== 'media');

/** The three tables of `npm run bench`: times, bytes, and the CSS that stands in the page. */
export function report(results: readonly Measured[], runs: number): string {
  const { width, height } = phone.viewport;
  const mbits = (network.downloadThroughput * 8) / 1e6;
  return [
    `Medians of ${runs}, ${width}×${height} px, CPU ${cpuSlowdown}x slower, ${mbits} Mbit/s with ${network.latency} ms`,
    '',
    times(results),
    'late fonts: CLS when the fonts arrive after the first paint, which on a visit is chance',
    '',
    'Bytes over the wire in kB, headers included; a film starts after the page and is no part of the sum',
    '',
    bytes(results),
    '',
    'CSS in the page, uncompressed kB: unused in coverage over all widths and print; of that, waiting for a state (:hover)',
    '',
    css(results),
  ].join('\n');
}

const times = (results: readonly Measured[]): string =>
  table(
    ['route', 'FCP ms', 'LCP ms', 'CLS', 'late fonts', 'TBT ms', 'LCP element'],
    results.map(({ route, fcp, lcp, cls, lateFonts, tbt, lcpElement }) => [
      route,
      fcp.toFixed(0),
      lcp.toFixed(0),
      cls.toFixed(3),
      lateFonts.toFixed(3),
      tbt.toFixed(0),
      lcpElement,
    ]),
  );

const bytes = (results: readonly Measured[]): string =>
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

const css = (results: readonly Measured[]): string =>
  table(
    ['route', 'CSS', 'unused', '%', 'waiting', 'needless', '%'],
    results.map(({ route, css: { total, unused, waiting } }) => [
      route,
      kilobytes(total),
      kilobytes(unused),
      percent(unused, total),
      kilobytes(waiting),
      kilobytes(unused - waiting),
      percent(unused - waiting, total),
    ]),
  );

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));
