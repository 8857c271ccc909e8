import { byField, type ConsultationRequest, consultationFields, leadFields } from 'contract/lead';
import { examplesKey, readExamples } from '../../shared/handover/examples.ts';
import { type ResultLine, resultLine } from '../../shared/handover/prepared-result.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { ConsultationFormText } from '../schema.ts';

/** Value of the field for each industry page, by the id of its record. */
const industryValues: Readonly<Record<string, string>> = {
  'minyak-gas': 'oil-gas',
  petrokimia: 'chemical',
  agrikultur: 'agriculture',
  'makanan-minuman': 'food-beverage',
  'smart-city': 'water-waste',
  'fleet-management': 'other',
};

/** Industry of the page from which a link leads to the form; undefined without one. */
export const industryInLink = (search: string): string | undefined => {
  const id = new URLSearchParams(search).get('industri') ?? '';
  return Object.hasOwn(industryValues, id) ? industryValues[id] : undefined;
};

/** Choice of the field for a number of tanks. */
export const tankCountChoice = (tanks: number): string =>
  tanks > 50 ? '50+' : tanks > 20 ? '21-50' : tanks > 5 ? '6-20' : '1-5';

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
  examples: { named: string; more: string; counted: string };
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

const mostNamed = 5;

/** Sentence on the inputs of a result that are the tool's examples: by name in the tab of the tool, else counted. */
function examplesLine(query: URLSearchParams, words: CarriedLines['examples']): string | undefined {
  const count = Number(query.get(examplesKey));
  if (!Number.isInteger(count) || count <= 0 || count > 200) return undefined;
  const names = readExamples(query.get('alat') ?? '').slice(0, mostNamed);
  if (names.length === 0) return fillSlots(words.counted, { jumlah: String(count) });
  const rest = count > names.length ? [fillSlots(words.more, { jumlah: String(count - names.length) })] : [];
  return fillSlots(words.named, { daftar: [...names, ...rest].join(', ') });
}

const partKind = (part: string) => new URLSearchParams(part).get('alat') ?? 'topik';

/** Sentence for a carried part. Only known names have one, so that a link cannot insert text of its own. */
export function carriedLine(part: string, { topics, packages, results, examples }: CarriedLines): string | undefined {
  const query = new URLSearchParams(part);
  const pick = (lines: Record<string, string>, key: string | null) =>
    key !== null && Object.hasOwn(lines, key) ? lines[key] : undefined;
  const result = resultLine(part, results);
  return (
    pick(packages, query.get('paket')) ??
    pick(topics, query.get('topik')) ??
    (result && [result, examplesLine(query, examples)].filter(Boolean).join(' '))
  );
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
