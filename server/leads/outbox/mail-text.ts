import { fillText } from '../../contract/slots.ts';
import { longWib } from '../../contract/wib.ts';
import { readablePhone } from '../phone.ts';
import { type LeadRecords, labelOf } from '../records.ts';
import type { LeadRow } from '../store/tables.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the company reads about a request: the same in plain text and in HTML. */
export function mailText(lead: LeadRow, records: LeadRecords): MailText {
  const { mail, labels } = records.words;
  const rows = rowsOf(lead, records);
  const from = lead.company ? `${lead.name} (${lead.company})` : lead.name;
  const promise = fillText(mail.promise, { replyBy: longWib(new Date(lead.reply_by)) });
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const lines = rows.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`);
  return {
    subject: fillText(mail.subject, { reference: lead.reference, from }),
    text: [promise, '', ...lines, '', `${labels.message}:`, lead.message ?? '–', ''].join('\n'),
    html: html(lead, rows, promise, labels.message),
  };
}

type Row = readonly [label: string, value: string, link?: string];

function rowsOf(lead: LeadRow, { labels, words }: LeadRecords): readonly Row[] {
  const whatsapp = `https://wa.me/${lead.phone.slice(1)}`;
  const list = words.labels;
  return [
    [list.reference, lead.reference],
    [list.name, lead.name],
    [list.email, lead.email, `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`],
    [list.phone, readablePhone(lead.phone), `tel:${lead.phone}`],
    [list.whatsapp, whatsapp, whatsapp],
    [list.company, lead.company ?? '–'],
    [list.industry, labelOf(lead.industry, labels) ?? '–'],
    [list.tankCount, labelOf(lead.tank_count, labels) ?? '–'],
    [list.receivedAt, longWib(new Date(lead.received_at))],
    [list.consent, fillText(words.mail.consent, { version: lead.consent_version })],
  ];
}

function html(lead: LeadRow, rows: readonly Row[], promise: string, messageLabel: string): string {
  const cell = ([, value, link]: Row) =>
    link === undefined ? escapeHtml(value) : `<a href="${escapeHtml(link)}">${escapeHtml(value)}</a>`;
  const table = rows.map(
    (row) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(row[0])}</th><td dir="auto">${cell(row)}</td></tr>`,
  );
  const message = escapeHtml(lead.message ?? '–').replaceAll('\n', '<br>\n');
  return [
    `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${escapeHtml(lead.reference)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;color:#111">',
    `<p><strong>${escapeHtml(promise)}</strong></p><table>${table.join('\n')}</table>`,
    `<p><strong>${escapeHtml(messageLabel)}</strong></p><p dir="auto">${message}</p></body></html>`,
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
