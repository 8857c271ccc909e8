// node listen.mjs http://localhost:3000/kejadian
// Meneruskan kiriman webhook dari sandbox ke komputer Anda, dengan header dan isi yang sama.
const { TANK_API = 'http://localhost:4321/sandbox', API_KEY = '' } = process.env;
const target = process.argv[2] ?? 'http://localhost:3000/';
let last = '';

/** Meneruskan satu kiriman; penerima yang tidak menjawab dilaporkan. */
async function forward({ headers, body }) {
  try {
    const { status } = await fetch(target, { method: 'POST', headers, body });
    console.log(headers['webhook-id'], JSON.parse(body).event, status);
  } catch (error) {
    console.error(headers['webhook-id'], String(error.cause ?? error));
  }
}

/** Membaca satu sambungan sampai putus. */
async function listen() {
  const response = await fetch(`${TANK_API}/v1/stream?topics=webhooks`, {
    headers: { Authorization: `Bearer ${API_KEY}`, ...(last && { 'Last-Event-ID': last }) },
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  console.log(`Menunggu kiriman untuk ${target}`);
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (text + part).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, id] = /^id: (.+)$/m.exec(event) ?? [];
      const [, data] = /^data: (.+)$/m.exec(event) ?? [];
      if (/^event: webhook$/m.test(event) && data) await forward(JSON.parse(data));
      if (id) last = id;
    }
  }
}

for (;;) {
  await listen().catch((error) => console.error(error.message));
  await new Promise((resolve) => setTimeout(resolve, 2000));
}
