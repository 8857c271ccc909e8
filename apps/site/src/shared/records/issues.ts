import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMarked, type Marked } from 'contract/marked';
import { parse } from 'yaml';
import { siteFolder } from '../../site-folder.ts';
import { type Issue, type Issues, issuesSchema } from './issues-schema.ts';

/** Record of the issues of all documents; `npm run issue` writes it. */
export const issuesFile = join(siteFolder, 'src/documents/issues.yaml');

/** Former issues that stay available with the current one. */
export const formerKept = 2;

/** Name of one issue: `lembar-data-radar-r3`. */
export const issueName = (id: string, revision: number): string => `${id}-r${revision}`;

/** PDF of an issue. That of the current one is stored for the time after the next. */
export const issuedPdf = (id: string, revision: number): string =>
  join(siteFolder, 'issued', `${issueName(id, revision)}.pdf`);

/** Entry of /daftar-dokumen.json. */
export interface RegisteredDocument {
  id: string;
  code: string;
  to: string;
  /** Number and day of the last issue. */
  revision: number;
  day: string;
  /** False while texts or figures differ from those of the last issue. */
  issued: boolean;
  hash: string;
  pages: number;
  bytes: number;
}

/** @throws Error with file and field */
export function readIssues(file = issuesFile): Issues {
  const { data, error } = issuesSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${relative(join(siteFolder, '../..'), file)}\n${faults.join('\n')}`);
}

/** Issues of a document, the newest first. @throws Error when it has none, or a former one has no PDF */
export function issuesOf(id: string, issues = readIssues()): { current: Issue; former: Issue[] } {
  const [current, ...former] = issues[id] ?? [];
  if (!current) throw new Error(`apps/site/src/documents/issues.yaml: ${id} has no issue; run npm run issue`);
  const kept = former.slice(0, formerKept);
  const missing = kept.find(({ revision }) => !existsSync(issuedPdf(id, revision)));
  if (missing) throw new Error(`apps/site/issued/${issueName(id, missing.revision)}.pdf is missing`);
  return { current, former };
}

/** Layout, which a document may change without a new issue. */
const layoutKeys = new Set(['file', 'width', 'widths', 'measured', 'room', 'shares', 'share', 'fresh', 'narrow']);

/** Texts and figures of a value, without layout; a drawing counts by its labels. */
function statedIn(value: unknown, cited: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => statedIn(item, cited));
  // A space that may not break is layout, too.
  if (typeof value === 'string') return value.replaceAll(/\s+/g, ' ').trim();
  if (value === null || typeof value !== 'object') return value;
  if (isMarked(value)) {
    for (const part of (value as Marked).parts)
      if (typeof part !== 'string' && part.kind === 'ref') cited.add(part.href);
    return statedIn(value.plain, cited);
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      if (layoutKeys.has(key) || item === undefined) return [];
      if (key === 'svg') return [[key, statedIn(String(item).replaceAll(/<[^>]*>/g, ' '), cited)]];
      return [[key, statedIn(item, cited)]];
    }),
  );
}

/**
 * Hash of what a document states: its texts and figures as handed to Typst, without revision, date and layout.
 * @param claims footnotes by the link of the claim; those that the document cites count
 */
export function hashStatements(
  claims: Readonly<Record<string, { meaning: string; condition: string }>>,
  data: object,
): string {
  const cited = new Set<string>();
  const stated = statedIn(data, cited);
  const footnotes = [...cited].sort().map((href) => [href, claims[href]?.meaning, claims[href]?.condition]);
  const notes = statedIn(footnotes, cited);
  return createHash('sha256')
    .update(JSON.stringify([stated, notes]))
    .digest('hex')
    .slice(0, 16);
}
