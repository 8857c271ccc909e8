import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Connectivity } from '../shared/records/hardware.ts';
import type { Service, SupportPackage, TeamService } from '../shared/records/offer.ts';
import type { Wording } from '../shared/text/marked.ts';
import type { DevicePage } from '../site/device/schema.ts';
import type { PlatformPage } from '../site/platform/schema.ts';
import type { TeamPage } from '../site/team/schema.ts';
import { Instruments, type Pictured } from './blocks/Instruments.tsx';
import { Integration } from './blocks/Integration.tsx';
import { People } from './blocks/People.tsx';
import { type Closing, End } from './parts/Closing.tsx';
import { Cover, type CoverProps } from './parts/Cover.tsx';
import { Figures } from './parts/Figures.tsx';
import { Section } from './parts/Section.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { Table } from './parts/Table.tsx';
import { Titled } from './parts/Titled.tsx';
import { Words } from './parts/Words.tsx';
import type { DocumentLabels } from './schema.ts';
import { contentWidth, type } from './theme.ts';

const styles = StyleSheet.create({
  halves: { flexDirection: 'row', gap: 20, marginTop: 14 },
  half: { flexGrow: 1, flexBasis: 0 },
  heading: { ...type.strong, marginBottom: 4 },
});

export interface ProductsProps extends Closing {
  cover: Omit<CoverProps, 'marks'>;
  services: readonly Omit<Service, 'picture'>[];
  servicesHeading: { label: Wording; title: Wording; lead?: Wording | undefined };
  device: Omit<DevicePage, 'gateway'>;
  sensors: readonly Pictured[];
  radios: readonly Connectivity[];
  platform: PlatformPage;
  team: TeamPage;
  teamServices: readonly TeamService[];
  packages: readonly SupportPackage[];
  labels: Pick<DocumentLabels, 'systems'>;
}

/** Device, platform and team in one brochure. */
export function Products({ marks, cover, device, platform, team, ...rest }: ProductsProps) {
  const { cloud, security, levels, ...service } = platform.service;
  const { columns } = device.connectivity;
  return (
    <>
      <Cover marks={marks} {...cover} />
      <Sheet marks={marks}>
        <Section wide {...rest.servicesHeading}>
          <Titled
            columns={3}
            width={contentWidth}
            items={rest.services.map(({ title, description, features }) => ({ title, description, points: features }))}
          />
        </Section>
        <Section wide label={device.sheets.label} title={device.sheets.title} lead={device.sheets.lead}>
          <Instruments sensors={rest.sensors} />
        </Section>
        <Section
          wide
          label={device.connectivity.label}
          title={device.connectivity.title}
          lead={device.connectivity.lead}
        >
          <Table
            columns={[columns[0] ?? '', columns[1] ?? '', columns[3] ?? '', columns[4] ?? '']}
            rows={rest.radios.map(({ title, range, batteryLife, useCase }) => [title, range, batteryLife, useCase])}
            widths={[0.7, 1.2, 1, 2.4]}
            measured={[1, 2]}
          />
        </Section>
        <Section wide label={platform.features.label} title={platform.features.title} lead={platform.features.lead}>
          <Titled
            columns={3}
            width={contentWidth}
            items={platform.features.items.map(({ title, description, capabilities }) => ({
              title,
              description,
              points: capabilities,
            }))}
          />
        </Section>
        <Integration platform={platform} columns={rest.labels.systems} />
        <Section wide label={service.label} title={service.title} lead={service.lead}>
          <Figures items={levels} />
          <View style={styles.halves}>
            {[cloud, security].map(({ title, rows }) => (
              <View key={title.plain} style={styles.half}>
                <Text style={styles.heading}>
                  <Words>{title}</Words>
                </Text>
                <Table rows={rows.map(({ name, value }) => [name, value])} />
              </View>
            ))}
          </View>
        </Section>
        <People brief page={team} services={rest.teamServices} packages={rest.packages} />
        <End contact={rest.contact} footnote={rest.footnote} />
      </Sheet>
    </>
  );
}
