import { expect, test } from 'vitest';
import { Registry } from './metrics.ts';

test('writes counters, gauges and durations in the text format', () => {
  const registry = new Registry();
  registry.count('a_total', 'How many.', { kind: 'x' });
  registry.count('a_total', 'How many.', { kind: 'x' });
  registry.count('a_total', 'How many.', { kind: 'y"\n' }, 3);
  registry.set('b', 'Now.', 4);
  registry.set('b', 'Now.', 5);
  registry.histogram('c_seconds', 'How long.')(0.3);
  registry.histogram('d_seconds', 'How long.', { kind: 'x' })(2);
  const text = registry.text();
  expect(text).toContain(
    '# HELP a_total How many.\n# TYPE a_total counter\na_total{kind="x"} 2\na_total{kind="y__"} 3\n',
  );
  expect(text).toContain('# TYPE b gauge\nb 5\n');
  expect(text).toContain('c_seconds_bucket{le="0.25"} 0\nc_seconds_bucket{le="0.5"} 1\n');
  expect(text).toContain('c_seconds_bucket{le="+Inf"} 1\nc_seconds_sum 0.3\nc_seconds_count 1\n');
  expect(text).toContain('d_seconds_bucket{kind="x",le="1"} 0\nd_seconds_bucket{kind="x",le="2.5"} 1\n');
  expect(text).toContain('d_seconds_sum{kind="x"} 2\nd_seconds_count{kind="x"} 1\n');
});
