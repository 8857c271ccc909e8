import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { SupportPackage, TeamService } from '../../shared/records/offer.ts';
import { joinTexts } from '../../shared/text/marked.ts';
import type { TeamPage } from '../../site/team/schema.ts';
import { TeamTimeline } from '../figures/TeamTimeline.tsx';
import { Section } from '../parts/Section.tsx';
import { Table } from '../parts/Table.tsx';
import { Words } from '../parts/Words.tsx';
import { colour, contentWidth, type } from '../theme.ts';

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', alignItems: 'center', gap: 6, marginTop: 4, marginBottom: 9 },
  sample: { width: 18, height: 6 },
});

interface PeopleProps {
  page: TeamPage;
  services: readonly TeamService[];
  packages: readonly SupportPackage[];
  fresh?: boolean;
  /** Without the table of who comes and what stays. */
  brief?: boolean;
}

/** The field team: its services over the days, and the support packages as a table. */
export function People({ page, services, packages, fresh = false, brief = false }: PeopleProps) {
  const { labels, ...heading } = page.services;
  const { columns, note } = page.packages;
  return (
    <>
      <Section wide fresh={fresh} {...heading}>
        <TeamTimeline services={services} width={contentWidth} />
        <View style={styles.legend}>
          <View style={[styles.sample, { backgroundColor: colour.liquidDeep }]} />
          <Text style={type.small}>
            <Words>{labels.shortest}</Words>
          </Text>
          <View style={[styles.sample, { backgroundColor: colour.liquidWash }]} />
          <Text style={type.small}>{`${labels.longest.plain}, ${labels.days.plain}`}</Text>
        </View>
        {!brief && (
          <Table
            columns={[page.services.label, labels.team, labels.deliverables]}
            rows={services.map(({ title, team, deliverables }) => [title, team, joinTexts(deliverables, '; ')])}
            widths={[1, 1.15, 2.5]}
          />
        )}
      </Section>
      <Section wide ahead={130} label={page.packages.label} title={page.packages.title} lead={page.packages.lead}>
        <Table
          columns={[columns.name, columns.sla, columns.availability, columns.price]}
          rows={packages.map(({ name, sla, availability, price }) => [name, sla, availability, price])}
          measured={[1]}
          caption={note}
        />
      </Section>
    </>
  );
}
