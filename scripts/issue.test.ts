import { expect, test } from 'vitest';
import { addIssues, draftFinding } from './issue.ts';

const changed = {
  ...{ id: 'radar', code: 'TN-LD-02', to: '/unduhan/radar.pdf', revision: 3, day: '2026-11-25', issued: false },
  ...{ hash: 'b'.repeat(16), pages: 3, bytes: 250_000 },
};
const former = { revision: 3, day: '2026-11-25', change: 'Rentang', hash: 'a'.repeat(16), pages: 3 };
const other = { ...former, revision: 1 };

test('the next issue stands before the former one, and other documents keep theirs', () => {
  const issues = addIssues({ radar: [former], suhu: [other] }, [changed], 'Dasar akurasi disebut', '2026-11-28');
  expect(issues['radar']).toEqual([
    { revision: 4, day: '2026-11-28', change: 'Dasar akurasi disebut', hash: 'b'.repeat(16), pages: 3 },
    former,
  ]);
  expect(issues['suhu']).toEqual([other]);
});

test('a new document begins with revision 1', () => {
  expect(addIssues({}, [changed], 'Baru', '2026-11-28')['radar']).toMatchObject([{ revision: 1, change: 'Baru' }]);
});

test('a PDF beyond 800 kB is not issued', () => {
  expect(() => addIssues({}, [{ ...changed, bytes: 800_001 }], 'Baru', '2026-11-28')).toThrow('documents/radar.yaml');
});

test('a draft is named with the command that issues it', () => {
  expect(draftFinding(changed)).toMatch(/^documents\/radar\.yaml: .*revision 3.*npm run issue -- .* radar$/);
});
