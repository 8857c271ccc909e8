import type { IncomingMessage } from 'node:http';
import { Refused } from './refused.ts';

/** A photograph of a camera, in base64. */
const largest = 40 * 1024 * 1024;

/** The JSON of a request. @throws Refused when it is none, or too large */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw new Refused('too-large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refused('not-json');
  }
}
