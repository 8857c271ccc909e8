import { expect, test } from 'vitest';
import { checkIndustries } from './industry-routes.ts';

const record = (id: string, link = `/${id}`) => ({ id, link });

test('accepts records and addresses that match', () => {
  expect(() => checkIndustries([record('petrokimia')], ['/petrokimia'])).not.toThrow();
});

test('names a record without an address', () => {
  expect(() => checkIndustries([record('pertambangan')], [])).toThrow(
    /industries\/pertambangan\.yaml has no address.*routes\.ts/,
  );
});

test('names an address without a record', () => {
  expect(() => checkIndustries([], ['/petrokimia'])).toThrow(/industries\/petrokimia\.yaml is missing/);
});

test('names a record that links to another page', () => {
  expect(() => checkIndustries([record('petrokimia', '/agrikultur')], ['/petrokimia'])).toThrow(
    /link: is \/agrikultur/,
  );
});
