import { type ConsultationRequest, consultationFields } from '../../../server/contract/lead.ts';
import { fillText } from '../../../server/contract/slots.ts';
import { clockWib, longWib } from '../../../server/contract/wib.ts';
import type { ConsultationFormText } from '../consultation.ts';
import type { LeadFormText } from '../lead-form.ts';
import type { SendFailure } from './delivery.ts';

/** What a failure is called; undefined where the messages stand beside the fields. */
export function wordsFor(
  failure: SendFailure,
  failures: LeadFormText['failures'],
): LeadFormText['failures']['lost'] | undefined {
  if (failure.kind === 'fields') return undefined;
  const { title, text } = failures[failure.kind];
  if (failure.kind === 'tooMany') {
    const minutes = Math.ceil(failure.seconds / 60);
    return { title, text: fillText(text, { minutes, until: `${clockWib(failure.until)}\u00a0WIB` }) };
  }
  // The server's own sentence knows more than ours.
  return { title, text: (failure.kind === 'refused' && failure.detail) || text };
}

/** What was sent, as its sender reads it: label and value of every field that was filled in. */
export function copyOf(
  request: ConsultationRequest,
  text: Pick<ConsultationFormText, 'fields' | 'industries' | 'tankCounts'>,
): { label: string; value: string }[] {
  const chosen = [...text.industries, ...text.tankCounts];
  return consultationFields
    .filter((field) => request[field].trim() !== '')
    .map((field) => {
      const isChoice = field === 'industry' || field === 'tankCount';
      const option = isChoice ? chosen.find(({ value }) => value === request[field]) : undefined;
      return { label: text.fields[field].label, value: option?.label ?? request[field].trim() };
    });
}

/** What is filled in, as a message that its sender hands on by other ways; one line a field. */
export const messageOf = (
  request: ConsultationRequest,
  text: Parameters<typeof copyOf>[1] & Pick<ConsultationFormText, 'direct'>,
): string =>
  [text.direct.greeting, ...copyOf(request, text).map(({ label, value }) => `${label}: ${value}`)].join('\n');

/** A time as it stands in a receipt; the clock stays on one line. */
export const timeOf = (iso: string): string =>
  longWib(new Date(iso)).replace(/pukul .*$/, (clock) => clock.replaceAll(' ', '\u00a0'));
