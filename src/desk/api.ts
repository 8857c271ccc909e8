import type { Refusal, RefusalAnswer } from './contract.ts';

/** What the endpoint did not do, with its reasons. */
export class DeskError extends Error {
  readonly answer: RefusalAnswer;

  constructor(answer: RefusalAnswer) {
    super(answer.refusal);
    this.answer = answer;
  }

  is(refusal: Refusal): boolean {
    return this.answer.refusal === refusal;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How often a question is put again, twice a second, while the server starts anew. */
const questions = 60;

/** What changes something is asked once; a question may be put again. @throws DeskError */
async function reach(address: string, request: RequestInit): Promise<Response> {
  for (let left = request.method === 'GET' ? questions : 0; ; left -= 1) {
    try {
      return await fetch(address, request);
    } catch (error) {
      if (left === 0) throw new DeskError({ refusal: 'failed', detail: (error as Error).message });
      await new Promise((again) => setTimeout(again, 500));
    }
  }
}

/** Asks the endpoint of this very server. @throws DeskError */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await reach(`/sunting/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json().catch(() => ({ refusal: 'failed', detail: response.statusText }));
  if (!response.ok) throw new DeskError(answer);
  return answer as T;
}

/** Any error as the endpoint would name it. */
export const asAnswer = (error: unknown): RefusalAnswer =>
  error instanceof DeskError ? error.answer : { refusal: 'failed', detail: (error as Error).message };
