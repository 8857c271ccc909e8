import type { SampleResponse } from '../schemas/hardware.ts';
import { alarm, limits, siteTank } from './example-site.ts';

/** The versioned path of the interface, with its placeholder. */
export const dataPath = '/v1/tanks/{tank_id}/data';

/** Host of the interface: the `api` subdomain beside the public site. */
export function apiHost(origin: string): string {
  return `api.${new URL(origin).host.replace(/^www\./, '')}`;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Every sample of the interface, for one host and one reading, so that all of them tell the same tank. */
export function apiSamples(origin: string, reading: SampleResponse) {
  const host = apiHost(origin);
  const url = `https://${host}${dataPath.replace('{tank_id}', reading.tank_id)}`;
  return {
    host,
    http: `GET ${dataPath} HTTP/1.1\nHost: ${host}\nAuthorization: Bearer <API_KEY>\nAccept: application/json`,
    curl: `curl --fail \\\n  --header "Authorization: Bearer $API_KEY" \\\n  ${url}`,
    typescript: `interface Reading {
  tank_id: string;
  level: number;
  temperature: number;
  pressure: number;
  timestamp: string;
  status: string;
}

const url = '${url}';
const response = await fetch(url, {
  headers: { Authorization: \`Bearer \${process.env.API_KEY}\` },
});
if (!response.ok) throw new Error(\`HTTP \${response.status}\`);

const reading = (await response.json()) as Reading;
console.log(reading.level, reading.status); // ${reading.level} ${reading.status}`,
    python: `import os

import requests

response = requests.get(
    "${url}",
    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
    timeout=10,
)
response.raise_for_status()

reading = response.json()
print(reading["level"], reading["status"])  # ${reading.level} ${reading.status}`,
    response: json(reading),
    subscribe: `{\n  "type": "subscribe",\n  "tanks": ["${reading.tank_id}"]\n}`,
    stream: json({ type: 'reading', data: reading }),
    webhook: webhook(),
    verify: verify(),
    openapi: openapi(),
    graphql: graphql(),
  };
}
export type ApiSamples = ReturnType<typeof apiSamples>;

/** The event of the alarm that climbs the ladder elsewhere on the site. */
function webhook(): string {
  const { status } = siteTank(alarm.tag);
  return json({
    event: 'tank.level.high',
    tank_id: alarm.tag,
    level: alarm.level,
    limit: limits.high,
    timestamp: `2026-11-20T${alarm.steps[0].time.replace('.', ':')}:00+07:00`,
    status,
  });
}

function verify(): string {
  return `import hashlib
import hmac

def verified(body: bytes, signature: str, secret: bytes) -> bool:
    digest = hmac.new(secret, body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(f"sha256={digest}", signature)`;
}

function openapi(): string {
  return `openapi: 3.0.3
paths:
  ${dataPath}:
    get:
      parameters:
        - name: tank_id
          in: path
          required: true
          schema: { type: string }
      security:
        - bearerAuth: []`;
}

function graphql(): string {
  return `type Query {
  tank(id: ID!): Tank
}

type Tank {
  id: ID!
  level: Float!
  temperature: Float!
  pressure: Float!
  timestamp: String!
  status: String!
}`;
}
