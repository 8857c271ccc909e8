import { fillText } from '../../contract/slots.ts';
import { longWib } from '../../contract/wib.ts';
import type { LeadRecords } from '../records.ts';
import type { LeadRow } from '../store/tables.ts';

/** What the visitor reads: number and deadline, in plain text. */
export function confirmationText(
  { reference, reply_by }: Pick<LeadRow, 'reference' | 'reply_by'>,
  { company, words: { confirmation } }: LeadRecords,
): { readonly subject: string; readonly text: string } {
  const slots = { reference, company, replyBy: longWib(new Date(reply_by)) };
  return {
    subject: fillText(confirmation.subject, slots),
    text: `${confirmation.paragraphs.map((paragraph) => fillText(paragraph, slots)).join('\n\n')}\n`,
  };
}
