import { byField, type ConsultationRequest, consultationFields, leadFields } from 'contract/lead';
import { type ResultLine, resultLine } from '../../shared/handover/prepared-result.ts';
import type { ConsultationFormText } from '../schema.ts';

export const emptyRequest: ConsultationRequest = byField(consultationFields, () => '');

/** Reads the request’s fields; missing ones are empty. */
export function readRequest(data: FormData): ConsultationRequest {
  const request = { ...emptyRequest };
  for (const field of consultationFields) {
    const value = data.get(field);
    if (typeof value === 'string') request[field] = value;
  }
  return request;
}

export interface CarriedLines {
  topics: Record<string, string>;
  packages: Record<string, string>;
  results: Record<string, ResultLine>;
}

/** Parts of a URL that carry something into the form: `?paket=premium`, `?topik=demo`, a tool’s result after `#`. */
export function readCarried({ search, hash }: Pick<URL, 'search' | 'hash'>, lines: CarriedLines): string[] {
  const query = new URLSearchParams(search);
  const params = ['paket', 'topik'].map((name) => `${name}=${query.get(name)}`);
  const known = [...params, hash.slice(1)].filter((part) => carriedLine(part, lines) !== undefined);
  return known.filter((part, at) => known.findIndex((other) => partKind(other) === partKind(part)) === at);
}

/** Merges carried parts; a new part replaces the old one of its kind: one wish, and one result per tool. */
export const joinCarried = (before: readonly string[], now: readonly string[]): string[] => [
  ...before.filter((part) => now.every((other) => partKind(other) !== partKind(part))),
  ...now,
];

const partKind = (part: string) => new URLSearchParams(part).get('alat') ?? 'topik';

/** Sentence for a carried part. Only known names have one, so that a link cannot insert text of its own. */
export function carriedLine(part: string, { topics, packages, results }: CarriedLines): string | undefined {
  const query = new URLSearchParams(part);
  const pick = (lines: Record<string, string>, key: string | null) =>
    key !== null && Object.hasOwn(lines, key) ? lines[key] : undefined;
  return pick(packages, query.get('paket')) ?? pick(topics, query.get('topik')) ?? resultLine(part, results);
}

/** Puts the carried sentences before the visitor’s own message. */
export const withCarried = (request: ConsultationRequest, lines: readonly string[]): ConsultationRequest => ({
  ...request,
  message: [...lines, request.message].filter(Boolean).join('\n'),
});

/** Progress of the form, 0 to 1: required fields count twice. */
export function formProgress(request: ConsultationRequest): number {
  const weigh = (fields: typeof consultationFields) =>
    fields.reduce((sum, field) => sum + (leadFields[field].required ? 2 : 1), 0);
  return weigh(consultationFields.filter((field) => request[field].trim())) / weigh(consultationFields);
}

/** Label and value of all filled-in fields. */
export function labelledFields(
  request: ConsultationRequest,
  { fields }: Pick<ConsultationFormText, 'fields'>,
): { label: string; value: string }[] {
  return consultationFields
    .filter((field) => request[field].trim() !== '')
    .map((field) => {
      const { label, options } = fields[field];
      const option = options?.find(({ value }) => value === request[field]);
      return { label, value: option?.label ?? request[field].trim() };
    });
}

export const messageText = (
  request: ConsultationRequest,
  text: Parameters<typeof labelledFields>[1] & Pick<ConsultationFormText, 'direct'>,
): string =>
  [text.direct.greeting, ...labelledFields(request, text).map(({ label, value }) => `${label}: ${value}`)].join('\n');
