import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Refusal, type ServerWords, type StreamEvent, type StreamRequest } from '../../contract/sandbox.ts';
import { fillText } from '../../contract/slots.ts';
import type { Key } from './keys.ts';
import type { SandboxThread } from './thread.ts';

const topicNames = ['readings', 'alerts', 'webhooks', 'calls'];

/** Streams of a key and of all; of a WebSocket its messages between two signs of life, and those that were wrong. */
const most = { key: 3, all: 500, messages: 60, faults: 3 };
/** Milliseconds between two looks, and between two signs of life: the server closes what is silent for 120 s. */
const [pause, heartbeat] = [5000, 20_000];
/** Bytes that may wait for one who does not read: above the first nothing more is read, above the second it ends. */
const [behind, backlog] = [64 * 1024, 512 * 1024];
/** Signs of life that may go unanswered. */
const patience = 2;

interface Stream extends StreamRequest {
  key: Key;
  /** Whether its events are being fetched, and whether more may have come meanwhile. */
  busy: boolean;
  again: boolean;
  send: (event: StreamEvent) => number;
  beat: () => void;
  close: (leaving: boolean) => void;
}

/** What a stream asks for, in its address or its first message. @throws Refusal 422 */
export function topicsOf(given: string | null, words: ServerWords): readonly string[] {
  const topics = given?.split(',') ?? ['readings'];
  if (!topics.every((topic) => topicNames.includes(topic))) throw new Refusal(422, words.topics);
  return topics;
}

const listOf = (text: string | null) => (text ? text.split(',').slice(0, 50) : []);

/** Open streams: server-sent events and WebSockets, fed from the thread. */
export class Streams {
  readonly #thread: SandboxThread;
  readonly #words: ServerWords;
  readonly #open = new Set<Stream>();
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: 4096, perMessageDeflate: false });
  readonly #timers: NodeJS.Timeout[];

  constructor(thread: SandboxThread, words: ServerWords) {
    this.#thread = thread;
    this.#words = words;
    const every = (milliseconds: number, act: (stream: Stream) => void) => {
      const toEach = () => {
        for (const stream of this.#open) act(stream);
      };
      return setInterval(toEach, milliseconds).unref();
    };
    this.#timers = [
      every(pause, (stream) => void this.#feed(stream)),
      every(heartbeat, (stream) => (stream.key.expires < Date.now() ? stream.close(true) : stream.beat())),
    ];
  }

  /** Why a key may open no further stream; undefined when it may. */
  full({ id }: Key): string | undefined {
    if (this.#open.size >= most.all) return this.#words.busy;
    const own = [...this.#open].filter(({ key }) => key.id === id).length;
    return own >= most.key ? fillText(this.#words.streams, { count: most.key }) : undefined;
  }

  /** Server-sent events. @param query of the address: `topics`, `tanks`, `last_event_id` */
  serve(key: Key, query: URLSearchParams, request: IncomingMessage, response: ServerResponse): void {
    const stream = this.#add(key, query, String(request.headers['last-event-id'] ?? query.get('last_event_id') ?? ''), {
      send({ id, type, data }) {
        response.write(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
        return response.writableLength;
      },
      beat: () => void response.write(': \n\n'),
      close(leaving) {
        response.end(leaving ? 'retry: 1000\nevent: bye\ndata: {}\n\n' : '');
        // One who does not read would keep the connection.
        if (!leaving) response.destroy();
      },
    });
    response.on('close', () => this.#open.delete(stream));
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // nginx hands on what comes instead of gathering it.
      'x-accel-buffering': 'no',
    });
    response.write('retry: 3000\n\n');
    void this.#feed(stream);
  }

  /** A WebSocket, fed after its first message: `{ "type": "subscribe", "tanks": ["TK-204"], "last_id": "…" }`. */
  accept(key: Key, query: URLSearchParams, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#sockets.handleUpgrade(request, socket, head, (client) => {
      const received = { messages: 0, faults: 0, pings: 0 };
      const way = {
        send(event: object) {
          client.send(JSON.stringify(event), () => client.bufferedAmount < behind && client.resume());
          if (client.bufferedAmount >= behind) client.pause();
          return client.bufferedAmount;
        },
        beat() {
          received.messages = 0;
          received.pings += 1;
          if (received.pings > patience) client.terminate();
          else client.ping();
        },
        // 1012: the service restarts, come back. 1013: try again later.
        close: (leaving: boolean) => client.close(leaving ? 1012 : 1013),
      };
      // Counted from now on, told nothing before it has asked.
      const stream = this.#add(key, new URLSearchParams({ topics: 'calls' }), '', way);
      stream.topics = [];
      client.on('close', () => this.#open.delete(stream));
      client.on('error', () => client.terminate());
      client.on('pong', () => {
        received.pings = 0;
      });
      client.on('message', (data) => {
        // What still comes after its end is not looked at.
        if (!this.#open.has(stream)) return;
        const { fault, ...said } = this.#subscribe(stream, query, String(data));
        received.messages += 1;
        received.faults += Number(fault);
        if (way.send(said) > backlog) this.#drop(stream, false);
        else if (received.faults >= most.faults || received.messages > most.messages) this.#expel(stream, client);
        else if (!fault) void this.#feed(stream);
      });
    });
  }

  /** Ends a WebSocket that breaks the rules (1008), by force where it does not take its leave. */
  #expel(stream: Stream, client: WebSocket): void {
    this.#open.delete(stream);
    client.close(1008);
    setTimeout(() => client.terminate(), 1000).unref();
  }

  /** Does what a message asks for. @returns what is said to it */
  #subscribe(stream: Stream, query: URLSearchParams, text: string) {
    try {
      const asked = JSON.parse(text) as Record<string, unknown>;
      const tags = asked['tanks'] ?? [];
      const isGood =
        asked['type'] === 'subscribe' && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
      if (!isGood) throw new Refusal(422);
      const topics = Array.isArray(asked['topics']) ? asked['topics'].join(',') : query.get('topics');
      stream.topics = topicsOf(topics, this.#words);
      stream.tanks = tags.slice(0, 50);
      stream.after = String(asked['last_id'] ?? '');
      return { fault: false, type: 'subscribed', tanks: stream.tanks, topics: stream.topics };
    } catch (error) {
      const example = '{ "type": "subscribe", "tanks": ["TK-204"] }';
      const detail = (error instanceof Refusal && error.message) || fillText(this.#words.subscribe, { example });
      return { fault: true, type: 'error', data: { status: 422, detail } };
    }
  }

  #add(key: Key, query: URLSearchParams, after: string, way: Pick<Stream, 'send' | 'beat' | 'close'>): Stream {
    const [topics, tanks] = [topicsOf(query.get('topics'), this.#words), listOf(query.get('tanks'))];
    const stream = { key, topics, tanks, after, busy: false, again: false, ...way };
    this.#open.add(stream);
    return stream;
  }

  /** Sends what a stream has not had yet. */
  async #feed(stream: Stream): Promise<void> {
    stream.again = stream.busy;
    if (stream.busy || stream.topics.every((topic) => topic === 'calls')) return;
    stream.busy = true;
    const { key, topics, tanks, after } = stream;
    const found = await this.#thread.events(key.id, key.born, { topics, tanks, after });
    stream.busy = false;
    // Busy just now, or subscribed anew meanwhile: the next look has it.
    if (!found || stream.after !== after || !this.#open.has(stream)) return;
    for (const event of found.events) this.#send(stream, event);
    stream.after = found.last;
    if (stream.again) await this.#feed(stream);
  }

  #send(stream: Stream, event: StreamEvent): void {
    if (this.#open.has(stream) && stream.send(event) > backlog) this.#drop(stream, false);
  }

  #drop(stream: Stream, leaving: boolean): void {
    this.#open.delete(stream);
    stream.close(leaving);
  }

  /** Something of a key has changed: its streams look at once. */
  wake({ id }: Key): void {
    for (const stream of this.#open) if (stream.key.id === id) void this.#feed(stream);
  }

  /** Shows a call to those who watch the calls of its key; nothing of it is kept. */
  show({ id }: Key, call: { method: string; path: string; status: number; ms: number }): void {
    for (const stream of this.#open) {
      if (stream.key.id === id && stream.topics.includes('calls')) {
        this.#send(stream, { id: stream.after, type: 'call', data: call });
      }
    }
  }

  /** Ends every stream with a hint to come back. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const stream of this.#open) this.#drop(stream, true);
  }
}
