import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerCounter } from '../answers.ts';
import type { PageRequests } from '../page-requests.ts';

/** Largest body that is kept, and all together, in bytes. `MemoryMax` of the unit leaves room for them. */
export const readyLimits = { body: 256 * 1024, bodies: 32 * 1024 * 1024 };

/** Most values of `Accept-Encoding` that are told apart; browsers send about five. */
const mostEncodings = 16;

/** Headers of requests that the framework answers: their answer depends on more than address and encoding. */
const special = ['range', 'if-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'expect', 'upgrade'];

interface Ready {
  status: number;
  /** Names and values in turn, without those that differ per answer. */
  headers: string[];
  body: Buffer | undefined;
}

/** What an answer was made from. */
export interface Source {
  kind: 'page' | 'file' | 'unknown';
  /** Address without query; empty for an unknown one. */
  address: string;
  /** File with its whole path, without the ending of a compressed variant. */
  file: string;
}

interface Options {
  counter: AnswerCounter;
  counting: PageRequests | undefined;
  /** Whether a target leads nowhere, neither to a file nor to a route of the framework. */
  isUnknown: (target: string) => boolean;
}

/**
 * Answers from memory what the framework has answered before: pages, small files, 304 and the 404 page. An answer is
 * learned from the framework’s own, so both are equal but for date and request id. Everything else, such as ranges and
 * other conditions, is left to the framework.
 */
export class ReadyAnswers {
  readonly #options: Options;
  /** Sources by address. */
  readonly #sources = new Map<string, Source>();
  /** Answers by `Accept-Encoding`, then by address and known tag. */
  readonly #answers = new Map<string, Map<string, Ready>>();
  readonly #bodies = new Map<string, Promise<Buffer | undefined>>();
  #bytes = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Answers a request if its answer is known. @returns false for a request that the framework must answer */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || special.some((name) => headers[name] !== undefined)) return false;
    const known = this.#answers.get(headers['accept-encoding'] ?? '');
    if (!known) return false;
    const source = this.#sources.get(pathOf(url)) ?? (this.#options.isUnknown(url) ? this.#sources.get('') : undefined);
    const ready = source && known.get(keyOf(source, headers['if-none-match']));
    if (!ready) return false;
    const began = performance.now();
    response.once('finish', () => this.#count(request, ready.status, source, began));
    response.writeHead(ready.status, [...ready.headers, 'x-request-id', randomUUID()]);
    response.end(ready.body);
    return true;
  }

  #count(request: IncomingMessage, status: number, { kind, address }: Source, began: number) {
    const { counter, counting } = this.#options;
    const label = kind === 'file' ? 'file' : 'page';
    counter.answer(status, label);
    counter.time((performance.now() - began) / 1000, label);
    if (kind === 'page') counting?.page(request, status, address);
    else if (kind === 'file') counting?.download(request, status, address);
  }

  /** Keeps a finished answer of the framework for requests like this one. */
  async learn({ method, url = '', headers }: IncomingMessage, response: ServerResponse, source: Source): Promise<void> {
    const { statusCode: status } = response;
    // Other spellings of the address are not kept: there are too many.
    const isPlain = method === 'GET' && (source.kind === 'unknown' || pathOf(url) === source.address);
    if (!isPlain || ![200, 304, 404].includes(status) || special.some((name) => headers[name] !== undefined)) return;
    // Sent while the server ends.
    if (response.getHeader('connection') !== undefined) return;
    const tag = headers['if-none-match'];
    const sentTag = String(response.getHeader('etag'));
    if (tag !== undefined && (status !== 304 || ![sentTag, `W/${sentTag}`].includes(tag))) return;
    const body = status === 304 ? undefined : await this.#body(source.file, response);
    if (status !== 304 && String(body?.length) !== String(response.getHeader('content-length'))) return;
    const names = response.getHeaderNames().filter((name) => name !== 'x-request-id');
    const lines = names.flatMap((name) => [name, String(response.getHeader(name))]);
    this.#sources.set(source.kind === 'unknown' ? '' : source.address, source);
    this.#withEncoding(headers['accept-encoding'] ?? '').set(keyOf(source, tag), { status, headers: lines, body });
  }

  #withEncoding(accepted: string): Map<string, Ready> {
    const known = this.#answers.get(accepted) ?? new Map<string, Ready>();
    this.#answers.set(accepted, known);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > mostEncodings && oldest !== undefined) this.#answers.delete(oldest);
    return known;
  }

  /** Bytes of a file as an answer sent them; undefined when there is no room for them. */
  #body(file: string, response: ServerResponse): Promise<Buffer | undefined> {
    const endings: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };
    const variant = file + (endings[String(response.getHeader('content-encoding'))] ?? '');
    const known = this.#bodies.get(variant);
    if (known) return known;
    const size = Number(response.getHeader('content-length'));
    if (!(size <= readyLimits.body && this.#bytes + size <= readyLimits.bodies)) return Promise.resolve(undefined);
    this.#bytes += size;
    const body = readFile(variant).catch(() => undefined);
    this.#bodies.set(variant, body);
    return body;
  }
}

function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

const keyOf = ({ address }: Source, tag = '') => `${tag}\n${address}`;
