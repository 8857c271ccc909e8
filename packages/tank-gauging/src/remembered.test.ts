import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('equal arguments are calculated once, while the result is kept', () => {
  let calculated = 0;
  const half = remembered(({ whole }: { whole: number }) => {
    calculated += 1;
    return { half: whole / 2 };
  }, 2);
  expect([half({ whole: 6 }), half({ whole: 6 }), half({ whole: 8 })]).toEqual([{ half: 3 }, { half: 3 }, { half: 4 }]);
  expect(calculated).toBe(2);
  half({ whole: 10 });
  expect(half({ whole: 6 })).toEqual({ half: 3 });
  expect(calculated).toBe(4);
});
