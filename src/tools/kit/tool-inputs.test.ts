import { expect, test } from 'vitest';
import { choice, initialValues, number, problemsOf, typedOf } from './tool-inputs.ts';

const inputs = {
  tangki: number('tangki', 8, 1, 500, { whole: true }),
  diameter: number('diameter', 2.5, 0.1, 60),
  bentuk: choice('bentuk', ['tegak', 'datar']),
};

test('the worked example fills its own fields', () => {
  const values = initialValues(inputs);
  expect(values).toEqual({ tangki: 8, diameter: 2.5, bentuk: 'tegak' });
  expect(problemsOf(inputs, typedOf(inputs, values))).toEqual({});
});

test('each wrong field gets its own sentence', () => {
  const problems = problemsOf(inputs, { tangki: '0', diameter: 'dua', bentuk: 'lain' });
  expect(Object.keys(problems)).toEqual(['tangki', 'diameter', 'bentuk']);
});
