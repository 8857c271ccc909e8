import { expect, test } from 'vitest';
import { compareWithRule } from './owner-rule.ts';

const trade = { ownerRule: 'persen', ownerLimit: 0.5 } as const;
const epa = { ownerRule: 'epa', ownerLimit: 0.5 } as const;

test('378 L of 140.000 L sold are 0,27 % ± 0,03 %, below 0,5 %', () => {
  const found = compareWithRule({ issues: 140_000, loss: 378 }, 42, trade);
  expect(found).toEqual({
    share: 0.0027,
    half: expect.closeTo(0.0003, 9),
    limit: expect.closeTo(0.005, 9),
    standing: 'under',
  });
});

test('a loss within the end dips of the limit stands at it, and one beyond them over it', () => {
  const standing = (loss: number) => compareWithRule({ issues: 140_000, loss }, 42, trade).standing;
  // 0.5 % are 700 L.
  expect([657, 659, 741, 743].map(standing)).toEqual(['under', 'at', 'at', 'over']);
});

test('the rule of the EPA adds 130 gallons, and holds for an excess too', () => {
  const standing = (loss: number) => compareWithRule({ issues: 20_000, loss }, 40, epa).standing;
  // 200 + 492.1 L.
  expect([651, 653, 731, 733].map(standing)).toEqual(['under', 'at', 'at', 'over']);
  expect([-651, -733].map(standing)).toEqual(['under', 'over']);
});

test('a quarter of the sales lost never complies, even where the limit is larger or nothing was sold', () => {
  expect(compareWithRule({ issues: 1000, loss: 249 }, 40, epa).standing).toBe('under');
  expect(compareWithRule({ issues: 1000, loss: 250 }, 40, epa).standing).toBe('over');
  expect(compareWithRule({ issues: 0, loss: 100 }, 40, epa).standing).toBe('over');
});
