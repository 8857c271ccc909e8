import { expect, test } from 'vitest';
import { apiHost, apiSamples } from './api-samples.ts';

const reading = {
  tank_id: 'TK-204',
  level: 67.3,
  temperature: 31.4,
  pressure: 1.02,
  timestamp: '2026-11-20T09:05:00+07:00',
  status: 'normal',
};
const samples = apiSamples('https://www.contoh.example', reading);

test.each(['https://www.contoh.example', 'https://contoh.example'])('the host stands beside %s', (origin) => {
  expect(apiHost(origin)).toBe('api.contoh.example');
});

test.each(['curl', 'typescript', 'python'] as const)('%s asks the versioned path with a bearer key', (language) => {
  expect(samples[language]).toContain('https://api.contoh.example/v1/tanks/TK-204/data');
  expect(samples[language]).toContain('Bearer');
});

test('request, answer and messages agree', () => {
  expect(samples.http).toMatch(/^GET \/v1\/tanks\/\{tank_id\}\/data/);
  expect(JSON.parse(samples.response)).toEqual(reading);
  expect(JSON.parse(samples.stream).data).toEqual(reading);
  expect(JSON.parse(samples.webhook)).toMatchObject({ tank_id: 'TK-207', level: 90.1, limit: 90, status: 'high' });
});
