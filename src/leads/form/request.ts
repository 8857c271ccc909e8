import { type ConsultationRequest, consultationFields } from '../../../server/contract/lead.ts';
import { type ResultLine, resultLine } from '../../shared/handover/prepared-result.ts';

export const emptyRequest = Object.fromEntries(consultationFields.map((field) => [field, ''])) as ConsultationRequest;

/** The seven fields of the form as one object; what is missing is empty. */
export function readRequest(data: FormData): ConsultationRequest {
  const request = { ...emptyRequest };
  for (const field of consultationFields) {
    const value = data.get(field);
    if (typeof value === 'string') request[field] = value;
  }
  return request;
}

export interface PreparedLines {
  topics: Readonly<Record<string, string>>;
  packages: Readonly<Record<string, string>>;
  results: Readonly<Record<string, ResultLine>>;
}

/**
 * First line of the message that an address asks for: `?paket=premium`, `?topik=demo`, or the result of a tool behind
 * the `#`. Only known names count, so that nobody can put words into a visitor's mouth by a link.
 */
export function preparedLine(
  { search, hash }: Pick<URL, 'search' | 'hash'>,
  { topics, packages, results }: PreparedLines,
): string | undefined {
  const query = new URLSearchParams(search);
  const pick = (lines: Readonly<Record<string, string>>, key: string | null) =>
    key !== null && Object.hasOwn(lines, key) ? lines[key] : undefined;
  return pick(packages, query.get('paket')) ?? pick(topics, query.get('topik')) ?? resultLine(hash, results);
}

/** How much of the form is filled in, 0 to 1: each required field counts twice, each optional one once. */
export function progress(request: ConsultationRequest): number {
  const weights = { name: 2, email: 2, phone: 2, company: 1, industry: 1, tankCount: 1, message: 1 } as const;
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const filled = consultationFields.reduce((sum, field) => sum + (request[field].trim() ? weights[field] : 0), 0);
  return filled / total;
}
