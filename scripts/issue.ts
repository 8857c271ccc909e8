/** `npm run issue -- "What changed" [id …]`: issues the documents whose texts or figures have changed. */
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { today } from '../apps/site/src/shared/format/format.ts';
import {
  formerKept,
  issuedPdf,
  issueName,
  issuesFile,
  type RegisteredDocument,
  readIssues,
} from '../apps/site/src/shared/records/issues.ts';
import type { Issues } from '../apps/site/src/shared/records/issues-schema.ts';
import { paths } from './paths.ts';
import { buildWhenStale } from './stamp.ts';

/** Largest PDF that is stored, bytes. */
const largest = 800_000;

const head = `# Issues of the documents, the newest first; \`npm run issue -- "What changed"\` writes them. A document whose words or
# figures differ from its last \`hash\` is a draft. Their PDFs are in apps/site/issued.
`;

/** Documents of the built release. @throws when there is none */
export const readRegister = async (): Promise<RegisteredDocument[]> =>
  JSON.parse(await readFile(join(paths.current, 'dist/daftar-dokumen.json'), 'utf8'));

/** A document to be issued, by name and command. */
export const draftFinding = ({ id, revision }: RegisteredDocument): string =>
  `documents/${id}.yaml: changed since revision ${revision}; run npm run issue -- "what changed" ${id}`;

/** Issues with the next one of each document. @throws Error when a PDF is too large or a day lies before the last */
export function addIssues(issues: Issues, due: readonly RegisteredDocument[], change: string, day: string): Issues {
  const large = due.find(({ bytes }) => bytes > largest);
  if (large)
    throw new Error(`documents/${large.id}.yaml: its PDF has ${large.bytes} bytes; at most ${largest} are kept`);
  const next = due.map(({ id, hash, pages }): [string, Issues[string]] => {
    const former = issues[id] ?? [];
    const revision = (former[0]?.revision ?? 0) + 1;
    return [id, [{ revision, day, change, hash, pages }, ...former]];
  });
  return Object.fromEntries(Object.entries({ ...issues, ...Object.fromEntries(next) }).sort());
}

/** Keeps the PDF of each current issue and of its last former ones, and removes older ones. */
async function keepFiles(documents: readonly RegisteredDocument[]) {
  const issues = readIssues();
  const kept = new Set<string>();
  for (const { id, to, issued, revision } of documents) {
    const file = issuedPdf(id, revision);
    await mkdir(dirname(file), { recursive: true });
    // A release is rebuilt with another layout, but an issue keeps the file that was issued.
    const isMissing = issued && (await stat(file).catch(() => undefined)) === undefined;
    if (isMissing) await copyFile(join(paths.current, 'dist', to), file);
    for (const old of (issues[id] ?? []).slice(0, formerKept + 1)) kept.add(`${issueName(id, old.revision)}.pdf`);
  }
  const folder = dirname(issuedPdf('', 0));
  for (const name of await readdir(folder)) if (!kept.has(name)) await rm(join(folder, name));
}

async function writeIssues(issues: Issues) {
  const draft = `${issuesFile}.${process.pid}.tmp`;
  await writeFile(draft, `${head}${stringify(issues, { lineWidth: 0 })}`);
  await rename(draft, issuesFile);
}

/**
 * Builds, issues what has changed, and builds again; without a change it only builds.
 * @param ids documents to issue; all by default
 * @returns exit code
 */
export async function issue([change = '', ...ids]: readonly string[]): Promise<number> {
  const code = await buildWhenStale();
  if (code !== 0) return code;
  const register = await readRegister();
  const unknown = ids.find((id) => !register.some((document) => document.id === id));
  if (unknown !== undefined) {
    console.error(`There is no document ${unknown}.`);
    return 1;
  }
  const due = register.filter(({ id, issued }) => !issued && (ids.length === 0 || ids.includes(id)));
  if (due.length === 0) {
    await keepFiles(register);
    console.log('No document has changed since its last issue.');
    return 0;
  }
  if (change.trim() === '') {
    for (const document of due) console.error(draftFinding(document));
    console.error('Say in one sentence what changed.');
    return 1;
  }
  const before = readIssues();
  await writeIssues(addIssues(before, due, change.trim(), today()));
  const rebuilt = await buildWhenStale();
  if (rebuilt !== 0) {
    await writeIssues(before);
    return rebuilt;
  }
  const now = await readRegister();
  await keepFiles(now);
  for (const { id, revision, day } of now.filter((document) => due.some(({ id }) => id === document.id)))
    console.log(`${id}: revision ${revision}, ${day}`);
  return 0;
}
