import { expect, test } from 'vitest';
import { referrerSource } from './page-requests.ts';

test.each([
  [undefined, 'none'],
  ['android-app://com.google.android.gm/', 'other'],
  ['not an address', 'none'],
  ['https://www.google.co.id/', 'search'],
  ['https://duckduckgo.com/?q=tangki', 'search'],
  ['https://chatgpt.com/', 'ai'],
  ['https://gemini.google.com/app', 'ai'],
  ['https://www.linkedin.com/feed/', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://google.com.evil.example/', 'other'],
  ['https://mygoogle.com/', 'other'],
  ['https://tanknusa.example/fitur', undefined],
])('classifies the referrer %s as %s', (referrer, source) => {
  expect(referrerSource(referrer, 'tanknusa.example')).toBe(source);
});
