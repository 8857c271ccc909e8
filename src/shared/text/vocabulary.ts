import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parse } from 'yaml';
import { leadBackupDays, leadRetentionDays } from '../../../server/contract/lead.ts';
import type { Vocabulary } from './parse-marks.ts';

/** Records that other records speak of: they must be known before any text can be read. */
const sources = /\/src\/content\/(site\/(brand|glossary|offices|terms)|claims\/[^/]+)\.yaml$/;

const read = (path: string) => parse(readFileSync(resolve('src/content', path), 'utf8'));

/** What the guard needs to know of a claims record. */
export interface GuardedClaim {
  id: string;
  figure: string;
  /** Words that make the figure this claim when they stand beside it; none: the figure is always this claim. */
  words: readonly string[];
}

/** One word for one thing: what is written, and what is not written for it. */
export interface Term {
  use: string;
  not: readonly string[];
  /** Longer expressions in which a word under `not` is right. */
  unless?: readonly string[] | undefined;
}

interface SiteVocabulary extends Vocabulary {
  guarded: GuardedClaim[];
  terms: Term[];
}

let known: SiteVocabulary | undefined;

/** Whether a file is one that texts of other records depend on. */
export const isVocabulary = (file: string): boolean => sources.test(file.replaceAll('\\', '/'));

/** Lets the next text read names, glossary and claims anew. */
export function forgetVocabulary(): void {
  known = undefined;
}

/** What the marks of every text stand for. Read as it is: the collections check these files as they check all. */
export function siteVocabulary(): SiteVocabulary {
  known ??= readVocabulary();
  return known;
}

function readVocabulary(): SiteVocabulary {
  const { sample: _sample, whatsapp, hotline, ...names } = read('site/brand.yaml');
  const { terms, english } = read('site/terms.yaml');
  const claims = readdirSync(resolve('src/content/claims')).map((file) => {
    const { figure, subject, words = [] } = read(`claims/${file}`);
    return { id: basename(file, '.yaml'), figure: String(figure), subject: String(subject), words };
  });
  return {
    names: {
      ...names,
      whatsapp: onOneLine(whatsapp),
      hotline: onOneLine(hotline),
      retentionDays: String(leadRetentionDays),
      backupDays: String(leadBackupDays),
      officeHours: String(read('site/offices.yaml').offices?.[0]?.hours),
    },
    glossary: read('site/glossary.yaml'),
    claims: Object.fromEntries(claims.map(({ id, figure, subject }) => [id, { figure, subject }])),
    terms,
    english,
    guarded: claims.map(({ id, figure, words }) => ({ id, figure, words })),
  };
}

/** A telephone number must not break over two lines. */
export const onOneLine = (number: unknown): string => String(number).replaceAll(' ', '\u00a0');
