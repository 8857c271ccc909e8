import { describe, expect, test } from 'vitest';
import { spec } from '../../../../../tests/api-fixture.ts';
import { codeFor, draftFromFragment, draftRequest, draftToFragment, exampleDraft } from './draft.ts';

describe('a draft', () => {
  test('starts from the documented example and becomes a request', () => {
    const draft = exampleDraft(spec, 'getTankHistory');
    expect(draftRequest(spec, draft).path).toBe('/v1/tanks/TK-204/history');
    const edited = { ...draft, values: { tank_id: 'TK 2/4', from: '2026-11-20T00:00:00+07:00', to: '' } };
    expect(draftRequest(spec, edited).path).toBe('/v1/tanks/TK%202%2F4/history?from=2026-11-20T00%3A00%3A00%2B07%3A00');
  });

  test('becomes code with its query and body, but without its key', () => {
    const draft = { ...exampleDraft(spec, 'listTanks'), values: { limit: '2' }, authorization: 'Bearer live_rahasia' };
    for (const code of Object.values(codeFor(spec, draft))) {
      expect(code).toContain('/v1/tanks?limit=2');
      expect(code).not.toContain('rahasia');
    }
  });
});

describe('a fragment', () => {
  test.each(spec.operations.map(({ id }) => id))('%s is restored from its fragment', (id) => {
    const draft = exampleDraft(spec, id);
    expect(draftFromFragment(spec, draftToFragment(spec, draft))).toEqual(draft);
  });

  test('contains the changes but no key', () => {
    const draft = { ...exampleDraft(spec, 'createWebhook'), body: '{"url":"https://a.example/?x=1&y=#z"}' };
    const fragment = draftToFragment(spec, { ...draft, authorization: 'Bearer live_rahasia' });
    expect(fragment).toMatch(/^#coba-create-webhook\?isi=/);
    expect(fragment).not.toContain('rahasia');
    expect(draftFromFragment(spec, fragment)).toEqual(draft);
  });

  test.each(['', '#sandbox', '#coba-', '#coba-drop-tables'])('“%s” describes no draft', (fragment) => {
    expect(draftFromFragment(spec, fragment)).toBeUndefined();
  });
});
