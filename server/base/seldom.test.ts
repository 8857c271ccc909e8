import { expect, test } from 'vitest';
import { seldom } from './seldom.ts';

test('the first at once, then one line a minute and key, each with how many there were', () => {
  const told: string[] = [];
  const tell = seldom();
  const happens = (key: string, second: number) => tell(key, (times) => told.push(`${key} ${times}`), second * 1000);
  for (let second = 0; second < 150; second += 1) happens('gone', second);
  happens('403', 150);
  expect(told).toEqual(['gone 1', 'gone 60', 'gone 60', '403 1']);
});
