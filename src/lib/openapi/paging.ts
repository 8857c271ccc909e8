import { typesFile } from './code.ts';

/** A walk through all pages that waits when the rate limit asks for it. @param url of the first page */
export function pagingSample(url: string): string {
  return `import type { components } from './${typesFile}';

type Tank = components['schemas']['Tank'];
type TankPage = components['schemas']['TankPage'];
const headers = { Authorization: \`Bearer \${process.env.API_KEY}\` };

async function* allTanks(): AsyncGenerator<Tank> {
  let cursor: string | null = null;
  for (;;) {
    const url: string = '${url}' + (cursor ? \`?cursor=\${cursor}\` : '');
    const response = await fetch(url, { headers });
    if (response.status === 429) {
      const seconds = Number(response.headers.get('Retry-After') ?? 1);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      continue;
    }
    if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
    const page = (await response.json()) as TankPage;
    yield* page.data;
    cursor = page.next_cursor;
    if (!cursor) return;
  }
}

for await (const tank of allTanks()) console.log(tank.tank_id);`;
}
