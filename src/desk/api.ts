import { Refused } from './contract.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** @throws Refused */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/sunting/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json().catch(() => ({ refusal: 'failed', detail: response.statusText }));
  if (!response.ok) throw new Refused(answer.refusal, answer);
  return answer as T;
}
