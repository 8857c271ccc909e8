import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { leadBackupDays, leadRetentionDays } from 'contract/lead';
import type { Opening } from 'contract/office-hours';
import { failingHost, firstRetries, receiverFailures, sandboxLimits, streamLimits } from 'contract/sandbox';
import { permittedErrorMm } from 'tank-gauging/acceptance/model';
import type { Answer } from 'tank-gauging/picker/answer';
import { buriedTankLitresPerMm, referenceErrorMm } from 'tank-gauging/tank/choices';
import { parse } from 'yaml';
import { siteFolder } from '../../site-folder.ts';
import { answerSource } from '../format/answer.ts';
import { formatDay, formatLitres } from '../format/format.ts';
import { formatDays, formatOpening } from '../format/opening.ts';
import type { Vocabulary } from './parse-marks.ts';

/** Files on which the parsing of all texts depends. */
const sources =
  /\/src\/content\/(site\/(brand|glossary|offices|terms)|pages\/tankteam|(claims|sensors|support-packages)\/[^/]+)\.yaml$/;

const read = (path: string) => parse(readFileSync(join(siteFolder, 'src/content', path), 'utf8'));

/** A claim whose figure must not be typed by hand. */
export interface GuardedClaim {
  id: string;
  figure: string;
  /** Words near which the figure is this claim; empty: always. */
  words: readonly string[];
}

/** A preferred word and the words that it replaces. */
export interface Term {
  use: string;
  not: readonly string[];
  /** Expressions in which the replaced words are correct. */
  unless?: readonly string[] | undefined;
}

interface SiteVocabulary extends Vocabulary {
  guarded: GuardedClaim[];
  terms: Term[];
}

let known: SiteVocabulary | undefined;

/** A text, a typed value, or a reference to a sensor’s datasheet. */
type Figure = string | Answer | { sensor: string; answers: string };

/**
 * Figure of a claim as text, and typed if it can be compared. @param to word between the ends of a range that starts
 * below zero
 */
export function claimFigure(figure: Figure, to: string): { shown: string; answer?: Answer } {
  if (typeof figure !== 'object') return { shown: String(figure) };
  const answer = 'sensor' in figure ? sheetAnswer(figure) : figure;
  const source = answerSource(answer, to);
  return { shown: source.replaceAll(/\{abbr:([^{}]*)\}/g, '$1'), answer };
}

/** @throws when the datasheet has no typed answer */
function sheetAnswer({ sensor, answers }: { sensor: string; answers: string }): Answer {
  const rows: { answers?: string; value: string | Answer }[] = read(`sensors/${sensor}.yaml`).specifications;
  const value = rows.find((row) => row.answers === answers)?.value;
  if (typeof value !== 'object') throw new Error(`sensors/${sensor}.yaml answers no ${answers} with a typed value`);
  return value;
}

export const isVocabulary = (file: string): boolean => sources.test(file.replaceAll('\\', '/'));

/** Clears the cached vocabulary, so that the files are read again. */
export function forgetVocabulary(): void {
  known = undefined;
}

/** Names, claims, abbreviations and terms; not validated here, as the collections do that. */
export function siteVocabulary(): SiteVocabulary {
  known ??= readVocabulary();
  return known;
}

function readVocabulary(): SiteVocabulary {
  const { sample: _sample, whatsapp, hotline, ...names } = read('site/brand.yaml');
  const { terms, english } = read('site/terms.yaml');
  const { to } = read('words/interface.yaml');
  const claims = readdirSync(join(siteFolder, 'src/content/claims')).map((file) => {
    const { figure, subject, holdsAt, words = [] } = read(`claims/${file}`);
    const id = basename(file, '.yaml');
    return { id, figure: claimFigure(figure, to).shown, subject: String(subject), holdsAt, words };
  });
  const trial = claims.find(({ id }) => id === 'trial')?.figure ?? '';
  return {
    names: {
      ...names,
      whatsapp: onOneLine(whatsapp),
      hotline: onOneLine(hotline),
      retentionDays: String(leadRetentionDays),
      backupDays: String(leadBackupDays),
      sandboxRequests: String(sandboxLimits.requests),
      sandboxKeys: String(sandboxLimits.keys),
      sandboxBody: String(sandboxLimits.body / 1024),
      soonRetries: firstRetries.join(', '),
      failingHost,
      failingReceivers: Object.keys(receiverFailures).join(', '),
      trialDays: trial,
      // As the specification writes it on buttons.
      trialTitle: trial.replace(/\s./, (letter) => letter.toUpperCase()),
      ...Object.fromEntries(
        claims.flatMap(({ id, holdsAt }) => (holdsAt ? [[`${camelCase(id)}Base`, String(holdsAt)]] : [])),
      ),
      ...Object.fromEntries(Object.entries(streamLimits).map(([name, limit]) => [`${name}OfStreams`, String(limit)])),
      ...statedFacts(),
    },
    glossary: read('site/glossary.yaml'),
    claims: Object.fromEntries(claims.map(({ id, figure, subject }) => [id, { figure, subject }])),
    terms,
    english,
    guarded: claims.map(({ id, figure, words }) => ({ id, figure, words })),
  };
}

/** Lists alternatives: `24, 4, atau 1`. */
const anyOf = new Intl.ListFormat('id-ID', { type: 'disjunction' });

/**
 * Facts of other records that texts name: office hours, limits of the support packages, certificates, and the limits
 * that the calculations use.
 */
function statedFacts(): Record<string, string> {
  const { dayNames } = read('words/interface.yaml');
  const [head, other] = read('site/offices.yaml').offices.map(({ opening }: { opening: Opening }) => opening);
  const packages: { order: number; sla: { number: number; unit: string } }[] = readdirSync(
    join(siteFolder, 'src/content/support-packages'),
  ).map((file) => read(`support-packages/${file}`));
  const limits = packages.sort((a, b) => a.order - b.order).map(({ sla }) => String(sla.number));
  const certificates: { code: string; ended?: string }[] = read('pages/tankteam.yaml').certifications.items;
  const security = certificates.find(({ code }) => code.startsWith('ISO 27001'));
  return {
    officeHours: formatOpening(head, dayNames),
    officeDays: formatDays(head.days, dayNames),
    otherOfficeDays: formatDays(other.days, dayNames),
    supportLimits: `${anyOf.format(limits)} ${packages[0]?.sla.unit}`,
    securityStandard: security?.code ?? '',
    securityStandardEnd: security?.ended ? formatDay(security.ended) : '',
    installedError: `±${referenceErrorMm}\u00a0mm`,
    buriedTankError: `±${formatLitres(referenceErrorMm * buriedTankLitresPerMm)}`,
    stockLimit: `±${permittedErrorMm['api-stok']}\u00a0mm`,
    transferLimit: `±${permittedErrorMm['api-serah']}\u00a0mm`,
    transferLimitIso: `±${permittedErrorMm.iso}\u00a0mm`,
  };
}

/** `accuracy-hero` → `accuracyHero` */
const camelCase = (id: string) => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export const onOneLine = (number: unknown): string => String(number).replaceAll(' ', '\u00a0');
