import type { RefusalAnswer } from './contract.ts';

/** What the endpoint did not do, with its reasons. */
export class DeskError extends Error {
  readonly answer: RefusalAnswer;

  constructor(answer: RefusalAnswer) {
    super(answer.refusal);
    this.answer = answer;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks the endpoint of this very server. @throws DeskError */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/sunting/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw new DeskError({ refusal: 'failed', detail: error.message });
  });
  const answer = await response.json().catch(() => ({ refusal: 'failed', detail: response.statusText }));
  if (!response.ok) throw new DeskError(answer);
  return answer as T;
}

/** Any error as the endpoint would name it. */
export const asAnswer = (error: unknown): RefusalAnswer =>
  error instanceof DeskError ? error.answer : { refusal: 'failed', detail: (error as Error).message };
