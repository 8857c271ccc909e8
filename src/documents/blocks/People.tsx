import { Text, View } from '@react-pdf/renderer';
import type { SupportPackage, TeamService } from '../../schemas/offer.ts';
import type { TeamPage } from '../../schemas/pages/team.ts';
import { TeamTimeline } from '../figures/TeamTimeline.tsx';
import { Section } from '../parts/Section.tsx';
import { Table } from '../parts/Table.tsx';
import { Words } from '../parts/Words.tsx';
import { contentWidth, type } from '../theme.ts';

interface PeopleProps {
  page: TeamPage;
  services: readonly TeamService[];
  packages: readonly SupportPackage[];
  fresh?: boolean;
}

/** The field team: its services over the days, and the support packages as a table. */
export function People({ page, services, packages, fresh = false }: PeopleProps) {
  const { labels, ...heading } = page.services;
  const { columns, note } = page.packages;
  return (
    <>
      <Section wide fresh={fresh} {...heading}>
        <TeamTimeline services={services} width={contentWidth} />
        <Text style={[type.small, { marginTop: 4, marginBottom: 12 }]}>
          <Words>{`${labels.days}; ${labels.shortest}, ${labels.longest}`}</Words>
        </Text>
        <Table
          columns={[page.services.label, labels.team, labels.deliverables]}
          rows={services.map(({ title, team, deliverables }) => [title, team, deliverables.join('; ')])}
          widths={[1.1, 1.3, 2]}
        />
      </Section>
      <Section wide label={page.packages.label} title={page.packages.title} lead={page.packages.lead}>
        <Table
          columns={[columns.name, columns.sla, columns.availability, columns.price]}
          rows={packages.map(({ name, sla, availability, price }) => [name, sla, availability, price])}
          measured={[1]}
          caption={note}
        />
        <View />
      </Section>
    </>
  );
}
