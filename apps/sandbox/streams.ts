import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  streamLimits as most,
  Refusal,
  type ServerWords,
  type StreamEvent,
  type StreamRequest,
  streamCloseCodes,
  streamTopics,
} from 'contract/sandbox';
import { fillText } from 'contract/slots';
import { NetworkQuota } from 'service/networks';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Subscription } from './core/stream.ts';
import type { Key } from './keys.ts';

/** Interval at which streams check for new events, ms. */
const tick = 1000;
/**
 * Limits for unsent bytes of a slow client: above `behind` its messages are no longer read, above `backlog` it is
 * disconnected.
 */
const [behind, backlog] = [64 * 1024, 512 * 1024];

interface Stream extends StreamRequest {
  key: Key;
  ip: string;
  /** Whether the client resumes from an event id; it may then have missed much. */
  resumes: boolean;
  /** Releases its place in the count of its network. */
  leave: () => void;
  /** Minute of the key’s clock at the last check. */
  seen: number;
  /** Whether events are being collected, and whether more may have come meanwhile. */
  busy: boolean;
  again: boolean;
  send: (event: StreamEvent) => number;
  beat: () => void;
  close: (leaving: boolean) => void;
}

type StreamMessage = { events: StreamEvent[]; last: string };

/** Source of events. `inTurn` queues expensive work fairly; undefined when the queue is full. */
interface Source {
  accountMinute: (key: Key) => number;
  streamState: (key: Key) => string;
  /** @throws Refusal for a subscription that the description does not allow */
  read: (key: Key, given: Subscription) => StreamRequest;
  streamEvents: (key: Key, asked: StreamRequest) => Promise<StreamMessage>;
  /** Settles a jump of the key’s clock in turn with other work. */
  catchUp: (key: Key) => Promise<void>;
  /** Called when a key’s listener for attempts has opened, its clock or its state has changed; and when it is gone. */
  attend: (key: Key) => void;
  leave: (key: Key) => void;
  inTurn: (key: Key, ip: string, act: () => Promise<StreamMessage>) => Promise<StreamMessage | undefined>;
}

const subscribable: readonly string[] = ['topics', 'tanks', 'last_id'];

/** Topics without stored events. */
const transient: readonly string[] = ['calls', 'attempts'];

/** Open streams: server-sent events and WebSockets. Each gets a minute’s events once its key’s clock reaches it. */
export class Streams {
  readonly #source: Source;
  readonly #words: ServerWords;
  readonly #open = new Set<Stream>();
  readonly #crowd = new NetworkQuota(most.address, most.all);
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: most.message, perMessageDeflate: false });
  readonly #timers: NodeJS.Timeout[];

  constructor(words: ServerWords, source: Source) {
    this.#source = source;
    this.#words = words;
    const every = (milliseconds: number, act: (stream: Stream) => void) => {
      const toEach = () => {
        for (const stream of this.#open) act(stream);
      };
      return setInterval(toEach, milliseconds).unref();
    };
    this.#timers = [
      every(tick, (stream) => {
        if (this.#source.accountMinute(stream.key) !== stream.seen) void this.#feed(stream);
      }),
      every(most.heartbeat * 1000, (stream) =>
        stream.key.expires < Date.now() ? this.#drop(stream, true) : stream.beat(),
      ),
    ];
  }

  /** Why a key may open no further stream from an address; undefined when it may. */
  full({ id }: Key, ip: string): Refusal | undefined {
    const retry = { 'Retry-After': '30' };
    const full = this.#crowd.full(ip);
    if (full === 'all') return new Refusal(503, this.#words.busy, retry);
    if (full) return new Refusal(429, this.#words.network, retry).as('too_many_streams');
    const own = [...this.#open].filter(({ key }) => key.id === id).length;
    return own < most.key
      ? undefined
      : new Refusal(429, fillText(this.#words.streams, { count: most.key }), retry).as('too_many_streams');
  }

  /** Serves server-sent events. */
  serve(key: Key, ip: string, asked: StreamRequest, response: ServerResponse): void {
    const stream = this.#add(key, ip, asked, {
      send({ id, type, data }) {
        response.write(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
        return response.writableLength;
      },
      // Carries the id also before the first event, so that a client cut off then knows where to resume.
      beat: () => void response.write(`${stream.after ? `id: ${stream.after}` : ': '}\n\n`),
      close(leaving) {
        response.end(leaving ? 'retry: 1000\nevent: bye\ndata: {}\n\n' : '');
        // Without this, a client that does not read would hold the connection open.
        if (!leaving) response.destroy();
      },
    });
    response.on('close', () => this.#remove(stream));
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // Keeps nginx from buffering the stream.
      'x-accel-buffering': 'no',
    });
    response.write('retry: 3000\n\n');
    void this.#feed(stream).then(() => this.#open.has(stream) && stream.beat());
  }

  /**
   * Accepts a WebSocket; it gets events after its first message: `{ "type": "subscribe", "tanks": ["TK-204"],
   * "last_id": "…" }`.
   */
  accept(
    key: Key,
    ip: string,
    asked: StreamRequest,
    request: IncomingMessage,
    { socket, head }: { socket: Socket; head: Buffer },
  ): void {
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
          if (received.pings > most.patience) client.terminate();
          else client.ping();
        },
        close: (leaving: boolean) => client.close(leaving ? streamCloseCodes.restart : streamCloseCodes.behind),
      };
      // Counts as a stream from now on, but gets no events before it subscribes.
      const stream = this.#add(key, ip, { topics: [], tanks: [], after: '' }, way);
      client.on('close', () => this.#remove(stream));
      client.on('error', () => client.terminate());
      client.on('pong', () => {
        received.pings = 0;
      });
      client.on('message', (data) => {
        // Ignores messages that arrive after the stream was ended.
        if (!this.#open.has(stream)) return;
        const { fault, ...said } = this.#subscribe(stream, asked, String(data));
        received.messages += 1;
        received.faults += Number(fault);
        if (way.send(said) > backlog) this.#drop(stream, false);
        else if (received.faults >= most.faults || received.messages > most.messages) this.#expel(stream, client);
        else if (!fault) void this.#feed(stream);
      });
    });
  }

  /** Disconnects a WebSocket that breaks the rules. */
  #expel(stream: Stream, client: WebSocket): void {
    this.#remove(stream);
    client.close(streamCloseCodes.rules);
    // The client’s close frame is not read either: it would come after everything that the client still sends.
    client.pause();
    setTimeout(() => client.terminate(), 250).unref();
  }

  /** Applies a subscribe message. @param usual topics and tanks of the address @returns the reply */
  #subscribe(stream: Stream, usual: StreamRequest, text: string) {
    try {
      const given: unknown = JSON.parse(text);
      const isObject = typeof given === 'object' && given !== null;
      const { type, ...rest } = { ...(isObject && given) } as Subscription & { type?: unknown };
      if (type !== 'subscribe' || Object.keys(rest).some((name) => !subscribable.includes(name)))
        throw new Refusal(400);
      const asked = this.#source.read(stream.key, { topics: usual.topics, tanks: usual.tanks, ...rest });
      Object.assign(stream, asked, { resumes: asked.after !== '' });
      const state = this.#source.streamState(stream.key);
      return { fault: false, type: 'subscribed', tanks: stream.tanks, topics: stream.topics, state };
    } catch (error) {
      const example = '{ "type": "subscribe", "tanks": ["TK-204"] }';
      const { status, errors = [], message } = error instanceof Refusal ? error : new Refusal(400);
      const said = errors.map(({ field, message }) => `${field}: ${message}`).join('; ') || message;
      return {
        fault: true,
        type: 'error',
        data: { status, detail: said || fillText(this.#words.subscribe, { example }) },
      };
    }
  }

  #add(key: Key, ip: string, asked: StreamRequest, way: Pick<Stream, 'send' | 'beat' | 'close'>) {
    const leave = this.#crowd.enter(ip);
    const stream: Stream = {
      key,
      ip,
      resumes: asked.after !== '',
      leave,
      ...asked,
      seen: -1,
      busy: false,
      again: false,
      ...way,
    };
    this.#open.add(stream);
    return stream;
  }

  /** Sends the events that a stream has not had yet. */
  async #feed(stream: Stream): Promise<void> {
    stream.seen = this.#source.accountMinute(stream.key);
    if (stream.topics.includes('attempts')) this.#source.attend(stream.key);
    stream.again = stream.busy;
    if (stream.busy || stream.topics.every((topic) => transient.includes(topic))) return;
    stream.busy = true;
    const { key, ip, topics, tanks, after, resumes } = stream;
    const readEvents = () => this.#source.streamEvents(key, { topics, tanks, after });
    stream.resumes = false;
    const found = await this.#source
      .catchUp(key)
      .then(() => (resumes ? this.#source.inTurn(key, ip, readEvents) : readEvents()))
      // Too much at once: the client comes back later.
      .catch(() => undefined);
    stream.busy = false;
    if (!this.#open.has(stream)) return;
    if (!found) return this.#drop(stream, false);
    // The client has subscribed anew meanwhile.
    if (stream.after !== after) return this.#feed(stream);
    for (const event of found.events) this.#send(stream, event);
    stream.after = found.last;
    if (stream.again) await this.#feed(stream);
  }

  #send(stream: Stream, event: StreamEvent): void {
    if (this.#open.has(stream) && stream.send(event) > backlog) this.#drop(stream, false);
  }

  #drop(stream: Stream, leaving: boolean): void {
    this.#remove(stream);
    stream.close(leaving);
  }

  #remove(stream: Stream): void {
    if (!this.#open.delete(stream)) return;
    stream.leave();
    if (!this.hears(stream.key, 'attempts')) this.#source.leave(stream.key);
  }

  /** Makes the streams of a key check for new events at once. */
  wake({ id }: Key): void {
    for (const stream of this.#open) if (stream.key.id === id) void this.#feed(stream);
  }

  /** Whether a stream of the key is open for a topic. */
  hears({ id }: Key, topic: string): boolean {
    return [...this.#open].some(({ key, topics }) => key.id === id && topics.includes(topic));
  }

  /** Sends an event that is not stored to the key’s streams with its topic. */
  show({ id }: Key, topic: 'calls' | 'attempts', data: object): void {
    for (const stream of this.#open) {
      if (stream.key.id === id && stream.topics.includes(topic)) {
        this.#send(stream, { id: stream.after, type: streamTopics[topic], data });
      }
    }
  }

  /** Ends every stream with a hint to reconnect. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const stream of this.#open) this.#drop(stream, true);
  }
}
