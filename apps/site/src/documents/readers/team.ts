import { joinTexts } from 'contract/marked';
import { getPage, getRecords } from '../../shared/records/records.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { sequence } from '../../site/team/schedule.ts';
import { buildSection, type Section, tableBlock, wordingRows } from '../blocks.ts';
import type { DocumentLabels } from '../schema.ts';

export async function readTeam(words: DocumentLabels): Promise<[services: Section, packages: Section]> {
  const [page, services, packages] = await Promise.all([
    getPage('team'),
    getRecords('teamServices'),
    getRecords('supportPackages'),
  ]);
  const { labels } = page.services;
  const { columns } = page.packages;
  const { phases, total } = sequence(services.flatMap(({ days }) => days ?? []));
  const people = services.map(({ title, team, deliverables }) => [title, team, joinTexts(deliverables, '; ')]);
  return [
    buildSection(
      fillSlots(page.services, { hari: `${total.from}–${total.to}` }),
      {
        kind: 'timeline',
        columns: words.timeline,
        days: total.to,
        items: services.map(({ title, duration }, index) => ({ title, duration, span: phases[index] ?? null })),
        shortest: labels.shortest,
        longest: joinTexts([labels.longest, labels.days]),
      },
      tableBlock([words.timeline[0], labels.team, labels.deliverables], people, { widths: [1, 1.3, 2.5] }),
    ),
    buildSection(
      page.packages,
      tableBlock(
        [columns.name, columns.sla, columns.availability, columns.price],
        wordingRows(packages, 'name', 'sla', 'availability', 'price'),
        { measured: [1] },
      ),
    ),
  ];
}
