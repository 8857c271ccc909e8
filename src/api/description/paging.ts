import { typesFile } from './code.ts';

/** A walk through all pages that waits when the rate limit asks for it. @param url of the first page */
export function pagingSample(url: string): string {
  return `import { setTimeout as wait } from 'node:timers/promises';
import type { components } from './${typesFile}';

type Tank = components['schemas']['Tank'];
type TankPage = components['schemas']['TankPage'];

const url = '${url}';
const key = \`Bearer \${process.env.API_KEY}\`;

async function* allTanks(): AsyncGenerator<Tank> {
  let query = '';
  for (;;) {
    const headers = { Authorization: key };
    const response = await fetch(url + query, { headers });
    if (response.status === 429) {
      const pause = response.headers.get('Retry-After');
      await wait(Number(pause ?? 1) * 1000);
      continue;
    }
    if (!response.ok) throw new Error(\`\${response.status}\`);
    const page = (await response.json()) as TankPage;
    yield* page.data;
    if (!page.next_cursor) return;
    query = \`?cursor=\${page.next_cursor}\`;
  }
}

for await (const tank of allTanks()) {
  console.log(tank.tank_id);
}`;
}
