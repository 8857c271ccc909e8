import { readablePhone } from '../../../src/leads/lead-phone.ts';
import { digits } from '../../../src/shared/format/phone.ts';
import { longWib } from '../../../src/shared/time/wib.ts';
import type { LeadRow } from '../store/tables.ts';
import { labelOf } from '../value-labels.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the company reads about a request: the same in plain text and in HTML. */
export function mailText(lead: LeadRow): MailText {
  const rows = rowsOf(lead);
  const from = lead.company ? `${lead.name} (${lead.company})` : lead.name;
  const promise = `Balas sebelum ${longWib(new Date(lead.reply_by))}.`;
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const lines = rows.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`);
  return {
    subject: `Permintaan konsultasi ${lead.reference}: ${from}`,
    text: [promise, '', ...lines, '', 'Pesan:', lead.message ?? '–', ''].join('\n'),
    html: html(lead, rows, promise),
  };
}

const rowsOf = (lead: LeadRow): readonly (readonly [string, string])[] => [
  ['Nomor', lead.reference],
  ['Nama', lead.name],
  ['Email', lead.email],
  ['Telepon', readablePhone(lead.phone)],
  ['WhatsApp', `https://wa.me/${digits(lead.phone)}`],
  ['Perusahaan', lead.company ?? '–'],
  ['Industri', labelOf(lead.industry) ?? '–'],
  ['Jumlah tangki', labelOf(lead.tank_count) ?? '–'],
  ['Diterima', longWib(new Date(lead.received_at))],
  ['Persetujuan', `versi ${lead.consent_version}`],
];

function html(lead: LeadRow, rows: ReturnType<typeof rowsOf>, promise: string): string {
  const links: Readonly<Record<string, string>> = {
    Email: `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`,
    Telepon: `tel:${lead.phone}`,
    WhatsApp: `https://wa.me/${digits(lead.phone)}`,
  };
  const cell = (label: string, value: string) =>
    links[label] ? `<a href="${escapeHtml(links[label])}">${escapeHtml(value)}</a>` : escapeHtml(value);
  const table = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${label}</th><td dir="auto">${cell(label, value)}</td></tr>`,
  );
  const message = escapeHtml(lead.message ?? '–').replaceAll('\n', '<br>\n');
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Permintaan konsultasi</title></head>',
    '<body style="font:16px/1.5 sans-serif;color:#111">',
    `<p><strong>${promise}</strong></p><table>${table.join('\n')}</table>`,
    `<p><strong>Pesan</strong></p><p dir="auto">${message}</p></body></html>`,
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
