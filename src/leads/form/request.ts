import { type ConsultationRequest, consultationFields } from '../../../contract/lead.ts';
import { type ResultLine, resultLine } from '../../shared/handover/prepared-result.ts';
import type { ConsultationFormText } from '../schema.ts';

export const emptyRequest = Object.fromEntries(consultationFields.map((field) => [field, ''])) as ConsultationRequest;

/** What is missing is empty. */
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

/** What an address carries into the form: `?paket=premium`, `?topik=demo`, a tool's result behind the `#`. */
export function carriedBy({ search, hash }: Pick<URL, 'search' | 'hash'>, lines: CarriedLines): string[] {
  const query = new URLSearchParams(search);
  const named = ['paket', 'topik'].map((name) => `${name}=${query.get(name)}`);
  const known = [...named, hash.slice(1)].filter((part) => carriedLine(part, lines) !== undefined);
  return known.filter((part, at) => known.findIndex((other) => kindOf(other) === kindOf(part)) === at);
}

/** The newest of a kind replaces the one before: one wish, and one result of each tool. */
export const joinCarried = (before: readonly string[], now: readonly string[]): string[] => [
  ...before.filter((part) => now.every((other) => kindOf(other) !== kindOf(part))),
  ...now,
];

const kindOf = (part: string) => new URLSearchParams(part).get('alat') ?? 'topik';

/** The sentence of a part. Only known names count, so that no link puts words into a visitor's mouth. */
export function carriedLine(part: string, { topics, packages, results }: CarriedLines): string | undefined {
  const query = new URLSearchParams(part);
  const pick = (lines: Record<string, string>, key: string | null) =>
    key !== null && Object.hasOwn(lines, key) ? lines[key] : undefined;
  return pick(packages, query.get('paket')) ?? pick(topics, query.get('topik')) ?? resultLine(part, results);
}

/** With what was carried before the visitor's own message. */
export const withCarried = (request: ConsultationRequest, lines: readonly string[]): ConsultationRequest => ({
  ...request,
  message: [...lines, request.message].filter(Boolean).join('\n'),
});

/** 0 to 1: a required field counts twice, an optional one once. */
export function progress(request: ConsultationRequest): number {
  const required = ['name', 'email', 'phone'];
  const filled = consultationFields.filter((field) => request[field].trim());
  return (filled.length + filled.filter((field) => required.includes(field)).length) / 10;
}

/** Label and value of every field that was filled in. */
export function copyOf(
  request: ConsultationRequest,
  text: Pick<ConsultationFormText, 'fields' | 'industries' | 'tankCounts'>,
): { label: string; value: string }[] {
  const options: Partial<Record<string, readonly { value: string; label: string }[]>> = {
    industry: text.industries,
    tankCount: text.tankCounts,
  };
  return consultationFields
    .filter((field) => request[field].trim() !== '')
    .map((field) => {
      const option = options[field]?.find(({ value }) => value === request[field]);
      return { label: text.fields[field].label, value: option?.label ?? request[field].trim() };
    });
}

export const messageOf = (
  request: ConsultationRequest,
  text: Parameters<typeof copyOf>[1] & Pick<ConsultationFormText, 'direct'>,
): string =>
  [text.direct.greeting, ...copyOf(request, text).map(({ label, value }) => `${label}: ${value}`)].join('\n');
