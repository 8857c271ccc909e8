// Klien API data tangki: satu berkas, tanpa paket lain, Node 20 ke atas. `node tank.mjs --help` menyebut perintahnya.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { realpathSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** operationId → metode, jalur, berhalaman, boleh diulang dengan Idempotency-Key. */
const operations = {};
const help = '';
const { TANK_API = 'http://localhost:4321/sandbox', API_KEY = '' } = process.env;

const usage = (message) => Object.assign(new Error(message), { exitCode: 2 });
/** Jawaban selain 2xx menurut RFC 9457; status 0 bila server tidak tersambung. */
export class Problem extends Error {
  constructor(status, { title = '', detail = '', errors = [], request_id = '' } = {}) {
    const fields = errors.map(({ field, message }) => `\n  ${field}: ${message}`).join('');
    super(`${status || ''} ${title}. ${detail}${fields}${request_id && ` (${request_id})`}`.trim());
    Object.assign(this, { status, errors });
  }

  get exitCode() {
    if (this.status === 429 || this.status >= 500) return 4;
    return { 0: 5, 401: 3, 403: 3 }[this.status] ?? 1;
  }
}

/** Isi sebuah jawaban; selain JSON, misalnya dari proksi, awal teksnya. */
async function bodyOf(answer) {
  const text = await answer.text();
  return text && (/json/.test(answer.headers.get('content-type')) ? JSON.parse(text) : { detail: text.slice(0, 200) });
}

const [mostTries, passing] = [5, [429, 502, 503, 504]];

/** Milidetik sampai percobaan berikutnya: Retry-After dalam detik atau tanggal, selain itu tiap kali dua kali lipat. */
const pause = (after, turn) =>
  /^\d+$/.test(after) ? after * 1000 : Math.max(0, Date.parse(after) - Date.now()) || 500 * 2 ** turn;

async function send(path, { repeatable, ...request }) {
  for (let turn = 0; ; turn++) {
    const isLast = !repeatable || turn + 1 === mostTries;
    let after = '';
    try {
      const answer = await fetch(TANK_API + path, { ...request, signal: AbortSignal.timeout(10_000) });
      const body = await bodyOf(answer);
      if (answer.ok) return body;
      if (isLast || !passing.includes(answer.status)) throw new Problem(answer.status, body);
      after = answer.headers.get('retry-after') ?? '';
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (isLast) throw new Problem(0, { title: TANK_API, detail: String(error.cause?.message || error.message) });
    }
    await wait(pause(after, turn));
  }
}

/**
 * Satu permintaan. Nilai bernama seperti di dokumentasi: bagian jalur dan parameter apa adanya, isi di `body`. Yang
 * diulang sendiri hanya GET dan permintaan tulis dengan `idempotency_key`, yang dibuat bila tidak diberikan.
 */
export async function call(id, { body, idempotency_key = randomUUID(), ...values } = {}) {
  if (!Object.hasOwn(operations, id)) throw usage(`tidak ada operasi ${id}`);
  const [method, path, , idempotent] = operations[id];
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = query.get(name);
    if (value === null) throw usage(`${id} memerlukan --${name}`);
    query.delete(name);
    return encodeURIComponent(value);
  });
  const headers = {
    ...(API_KEY && { Authorization: `Bearer ${API_KEY}` }),
    ...(idempotent && { 'Idempotency-Key': idempotency_key }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const repeatable = method === 'GET' || idempotent;
  return send(query.size > 0 ? `${filled}?${query}` : filled, { method, headers, body: text, repeatable });
}

/** Semua baris sebuah daftar, halaman demi halaman. */
export async function* rowsOf(id, given = {}) {
  for (let cursor = given.cursor; cursor !== null; ) {
    const page = await call(id, { ...given, cursor });
    yield* page.data;
    cursor = page.next_cursor ?? null;
  }
}

const gone = `Perubahan API key ini hilang di server: jam, batas, webhook, kiriman. Daftarkan webhook lagi; sampai itu tidak
ada kiriman. Setelah diketahui: clock --acknowledge true.`;

/** Kejadian langsung { id, type, data }; setelah putus dilanjutkan dari kejadian terakhir. */
export async function* listen({ topics = 'webhooks', tanks = '', after = '' } = {}) {
  let [last, rest] = [after, 3000];
  for (;;) {
    const silence = new AbortController();
    // Server memberi tanda hidup tiap 20 detik.
    let timer = setTimeout(() => silence.abort(), 60_000);
    try {
      const headers = { Authorization: `Bearer ${API_KEY}`, ...(last && { 'Last-Event-ID': last }) };
      const query = new URLSearchParams({ topics, ...(tanks && { tanks }) });
      const response = await fetch(`${TANK_API}/v1/stream?${query}`, { headers, signal: silence.signal });
      if (!response.ok) {
        if (!passing.includes(response.status)) throw new Problem(response.status, await bodyOf(response));
        rest = pause(response.headers.get('retry-after'), 2);
        throw new Error();
      }
      console.error(`Tersambung ke ${TANK_API}.`);
      if (response.headers.get('sandbox-state') === 'restarted') console.error(gone);
      let text = '';
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), 60_000);
        const events = (text + part).split('\n\n');
        text = events.pop();
        for (const event of events) {
          const fieldOf = (name) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1];
          const [id, type, data] = [fieldOf('id'), fieldOf('event'), fieldOf('data')];
          rest = Number(fieldOf('retry') ?? rest);
          if (data && type !== 'bye') yield { id, type, data: JSON.parse(data) };
          last = id ?? last;
        }
      }
    } catch (error) {
      if (error instanceof Problem) throw error;
    } finally {
      clearTimeout(timer);
    }
    console.error(`Terputus; menyambung lagi dalam ${rest / 1000} detik.`);
    await wait(rest);
  }
}

// Satu fungsi per operasi.

/** Satu benda ke bawah, daftar ke samping; satu baris JSON bila diminta. */
function print(value, isJson) {
  if (!value) return;
  if (isJson) return console.log(JSON.stringify(value));
  const rows = value.data
    ? [Object.keys(value.data[0] ?? {}), ...value.data.map(Object.values)]
    : Object.entries(value);
  const lines = rows.map((row) => row.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))));
  const textAt = (cell, at) => cell.padEnd(Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  for (const line of lines) console.log(line.map(textAt).join('  ').trimEnd());
}

const most = 10_000;

/** Mengirim isi apa adanya; pengalihan tidak diikuti. Status null bila dalam 10 detik tidak ada jawaban HTTP. */
const posted = (target, { headers, body }) =>
  new Promise((resolve) => {
    const began = performance.now();
    const end = (status, why) => {
      const isStatus = status >= 100 && status <= 599;
      resolve({
        status: isStatus ? status : null,
        duration: Math.round(performance.now() - began),
        why: why ?? status,
      });
    };
    const { request } = target.startsWith('https:') ? https : http;
    const sent = request(target, { method: 'POST', headers, signal: AbortSignal.timeout(most) });
    sent.on('response', (answer) => {
      end(answer.statusCode);
      answer.on('error', () => undefined).destroy();
    });
    sent.on('error', ({ name, message }) => end(0, name === 'AbortError' ? 'tidak menjawab dalam 10 detik' : message));
    sent.on('close', () => end(0, 'sambungan diputus'));
    sent.end(body);
  });

/** Meneruskan satu percobaan, lalu melaporkan jawaban penerima: 500 diulang, 410 menonaktifkan webhook. */
async function forward(target, { webhook_id, delivery_id, attempt, headers, body }, isJson) {
  const { why, ...answer } = await posted(target, { headers, body });
  const report = { attempt, ...answer };
  const { state, next_attempt_at } = await call('reportAttempt', { webhook_id, delivery_id, body: report }).catch(
    ({ message }) => ({ state: message }),
  );
  if (isJson) return print({ delivery_id, ...report, state, next_attempt_at }, true);
  const next = next_attempt_at ? `${state}, lagi ${next_attempt_at}` : state;
  console.log(delivery_id, JSON.parse(body).event, `percobaan ${attempt}:`, answer.status ?? why, next);
}

/** Apakah tanda tangan kiriman sah menurut Standard Webhooks, dan waktunya berselisih paling banyak 300 detik. */
export function verify(body, headers, secret, now = Date.now() / 1000) {
  const [id, sent, given] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`] ?? '');
  if (!id || !/^\d{1,10}$/.test(sent) || !(Math.abs(now - sent) <= 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${sent}.${body}`).digest('base64')}`);
  const isSame = (one) => one.length === expected.length && timingSafeEqual(one, expected);
  return given.split(' ').some((one) => isSame(Buffer.from(one)));
}

/** Penerima di komputer ini: memeriksa tanda tangan, mengenali kiriman yang diulang, menjawab 204 atau `status`. */
function receive(port, secret, status) {
  const known = new Set();
  const server = http.createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const id = request.headers['webhook-id'];
    const isGood = verify(body, request.headers, secret);
    const answer = isGood ? status : 401;
    response.writeHead(answer).end();
    const mark = isGood ? '\x1b[32m✓\x1b[0m sah' : '\x1b[31m✗\x1b[0m tanda tangan atau waktu salah';
    const again = isGood && known.has(id) ? ', sudah pernah diterima' : '';
    if (isGood) known.add(id);
    console.log(`${mark}${again}`, id, isGood ? JSON.parse(body).event : '', `dijawab ${answer}`);
  });
  server.on('error', ({ message }) => {
    console.error(message);
    process.exitCode = 1;
  });
  server.listen(port, 'localhost', () => console.error(`Menerima di http://localhost:${port}.`));
}

async function main([command = '--help', ...rest]) {
  const options = {};
  let word;
  for (let at = 0; at < rest.length; at++) {
    const name = rest[at].slice(2);
    if (!rest[at].startsWith('--')) word = rest[at];
    else if (['json', 'all'].includes(name)) options[name] = true;
    else if (++at < rest.length) options[name] = rest[at];
    else throw usage(`--${name} memerlukan nilai`);
  }
  const { json, all, count = 0, pause: stop, acknowledge, ...values } = options;
  let seen = 0;
  const commands = {
    '--help': () => {
      console.log(help);
      for (const [id, [method, path]] of Object.entries(operations)) console.log(`${id}  ${method} ${path}`);
    },
    key: async () => console.log((await call('createKey', { body: { scope: word ?? 'write' } })).key),
    logs: async () => print(await call('listCalls'), json),
    clock: async () => {
      const body = {
        ...(word && { advance: word }),
        ...(stop && { pause: stop === 'true' }),
        ...(acknowledge && { acknowledge: acknowledge === 'true' }),
      };
      print(await (word || stop || acknowledge ? call('setClock', { body }) : call('getClock')), json);
    },
    trigger: async () => {
      if (!word) throw usage('trigger memerlukan KEJADIAN, misalnya tank.level.low');
      print(await call('raiseEvent', { body: { type: word, tank_id: values.tank_id ?? 'TK-204' } }), json);
    },
    receive: () => {
      const { secret = process.env.WEBHOOK_SECRET, status = 204 } = values;
      if (!secret) throw usage('receive memerlukan WEBHOOK_SECRET atau --secret, dari jawaban createWebhook');
      receive(Number(word ?? 3000), secret, Number(status));
    },
    listen: async () => {
      const { forward: target = word, ...asked } = values;
      const forwarding = [];
      for await (const event of listen({ topics: target ? 'attempts' : 'webhooks', ...asked })) {
        const { id, type, data } = event;
        // Penerima yang lambat tidak menahan penerima lain.
        if (type === 'attempt' && target) forwarding.push(forward(target, data, json));
        else if (json) print(event, true);
        else if (type === 'webhook') console.log(data.headers['webhook-id'], JSON.parse(data.body).event);
        else console.log(id, type, JSON.stringify(data));
        seen += 1;
        if (seen === Number(count)) return Promise.all(forwarding);
      }
    },
  };
  if (commands[command]) return commands[command]();
  if (!all) return print(await call(command, values), json);
  for await (const row of rowsOf(command, values)) print(row, true);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = error.exitCode ?? 1;
  });
}
