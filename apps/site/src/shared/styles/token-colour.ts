import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../../site-folder.ts';

const tokens = readFileSync(join(siteFolder, 'src/shared/styles/tokens.css'), 'utf8');

/**
 * A colour of tokens.css for pictures that are rendered without a browser: `petrol` → `#06222b`. A translucent colour
 * is blended with white.
 */
export function tokenColour(name: string): string {
  const value = tokens.match(new RegExp(`--${name}: ([^;]+);`))?.[1];
  if (!value) throw new Error(`apps/site/src/shared/styles/tokens.css has no colour --${name}`);
  if (!value.startsWith('rgb')) return value;
  const [red, green, blue, share] = value.match(/\d+/g)?.map(Number) ?? [];
  const mixed = [red, green, blue].map((part = 0) => Math.round(255 - (255 - part) * ((share ?? 100) / 100)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
