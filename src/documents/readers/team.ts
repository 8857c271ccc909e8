import { getPage, getRecords } from '../../shared/records/records.ts';
import { joinTexts } from '../../shared/text/marked.ts';
import { sequence } from '../../site/team/schedule.ts';
import type { Section } from '../blocks.ts';
import type { DocumentLabels } from '../schema.ts';

/** The field team: its services over the days, and the support packages as a table. */
export async function readTeam(words: DocumentLabels): Promise<[Section, Section]> {
  const [{ services: page, packages: offer }, services, packages] = await Promise.all([
    getPage('team', 'tankteam'),
    getRecords('teamServices'),
    getRecords('supportPackages'),
  ]);
  const { phases, total } = sequence(services.flatMap(({ days }) => days ?? []));
  const { labels } = page;
  const { columns } = offer;
  return [
    {
      label: page.label,
      title: page.title,
      lead: page.lead,
      blocks: [
        {
          kind: 'timeline',
          columns: words.timeline,
          days: total.to,
          items: services.map(({ title, duration }, index) => ({ title, duration, span: phases[index] ?? null })),
          shortest: labels.shortest,
          longest: joinTexts([labels.longest, labels.days]),
        },
        {
          kind: 'table',
          columns: [words.timeline[0], labels.team, labels.deliverables],
          rows: services.map(({ title, team, deliverables }) => [title, team, joinTexts(deliverables, '; ')]),
          widths: [1, 1.3, 2.5],
        },
      ],
    },
    {
      label: offer.label,
      title: offer.title,
      lead: offer.lead,
      blocks: [
        {
          kind: 'table',
          columns: [columns.name, columns.sla, columns.availability, columns.price],
          rows: packages.map(({ name, sla, availability, price }) => [name, sla, availability, price]),
          measured: [1],
          note: offer.note,
        },
      ],
    },
  ];
}
