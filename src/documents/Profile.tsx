import { Image, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { SupportPackage, TeamService } from '../shared/records/offer.ts';
import { joinTexts, type Wording } from '../shared/text/marked.ts';
import type { AboutPage } from '../site/about/schema.ts';
import type { Industry } from '../site/industries/schema.ts';
import type { TeamPage } from '../site/team/schema.ts';
import { People } from './blocks/People.tsx';
import { JavaMap } from './figures/JavaMap.tsx';
import { type Closing, End } from './parts/Closing.tsx';
import { Cover } from './parts/Cover.tsx';
import { Figures } from './parts/Figures.tsx';
import type { Photograph } from './parts/Photo.tsx';
import { Section } from './parts/Section.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { Table } from './parts/Table.tsx';
import { Titled } from './parts/Titled.tsx';
import { Words } from './parts/Words.tsx';
import { colour, contentWidth, type, wordsWidth } from './theme.ts';

const styles = StyleSheet.create({
  paragraph: { ...type.body, color: colour.ink2, marginBottom: 7 },
  figures: { marginTop: 4, marginBottom: 26 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 8 },
  industry: { width: (contentWidth - 32) / 3 - 0.1 },
  scene: { width: '100%', height: 54, marginBottom: 4, objectFit: 'cover' },
  map: { flexDirection: 'row', alignItems: 'flex-end', gap: 14 },
  small: { ...type.small },
});

export interface ProfileProps extends Closing {
  label: Wording;
  about: AboutPage;
  industries: readonly (Pick<Industry, 'title' | 'problem'> & { photo: Photograph })[];
  industriesHeading: { label: Wording; title: Wording; lead?: Wording | undefined };
  team: TeamPage;
  teamServices: readonly TeamService[];
  packages: readonly SupportPackage[];
  claims: {
    label: Wording;
    title: Wording;
    lead: Wording;
    columns: readonly Wording[];
    rows: readonly (readonly Wording[])[];
  };
  cover: Photograph;
}

/** The company on a few pages, from the records of the pages about it. */
export function Profile({ marks, about, team, claims, ...rest }: ProfileProps) {
  const { story, purpose, values, products, offices } = about;
  return (
    <>
      <Cover marks={marks} photo={rest.cover} label={rest.label} title={about.hero.title} lead={about.hero.lead} />
      <Sheet marks={marks}>
        <Section label={story.label} title={story.title} lead={story.lead}>
          {story.paragraphs.map((paragraph) => (
            <Text key={paragraph.plain} style={styles.paragraph}>
              <Words>{paragraph}</Words>
            </Text>
          ))}
          <Table rows={story.facts.map(({ name, value }) => [name, value])} widths={[1, 2]} />
        </Section>
        <View style={styles.figures}>
          <Figures items={about.stats} />
        </View>
        <Section label={purpose.missionLabel} title={purpose.mission}>
          <Text style={styles.paragraph}>
            <Words>{joinTexts([joinTexts([purpose.visionLabel, purpose.vision], ': '), purpose.meaning], '. ')}</Words>
          </Text>
        </Section>
        <Section label={values.label} title={values.title}>
          <Titled
            columns={2}
            width={wordsWidth}
            items={values.items.map((item) => ({ ...item, note: joinTexts([values.practice, item.practice], ': ') }))}
          />
        </Section>
        <Section label={products.label} title={products.title} lead={products.lead}>
          <Titled
            columns={2}
            width={wordsWidth}
            items={products.items.map(({ title, description }) => ({ title, description }))}
          />
        </Section>
        <Section wide label={team.certifications.label} title={team.certifications.title}>
          <Table
            rows={team.certifications.items.map(({ code, subject, scope }) => [code, subject, scope])}
            widths={[0.9, 1.2, 2.2]}
          />
        </Section>
        <Section wide {...rest.industriesHeading}>
          <View style={styles.grid}>
            {rest.industries.map(({ title, problem, photo }) => (
              <View key={title.plain} style={styles.industry} wrap={false}>
                <Image src={photo} style={styles.scene} />
                <Text style={type.strong}>
                  <Words>{title}</Words>
                </Text>
                <Text style={styles.small}>
                  <Words>{problem}</Words>
                </Text>
              </View>
            ))}
          </View>
        </Section>
        <People page={team} services={rest.teamServices} packages={rest.packages} />
        <Section wide label={claims.label} title={claims.title} lead={claims.lead}>
          <Table columns={claims.columns} rows={claims.rows} widths={[0.75, 2, 2.2]} measured={[0]} />
        </Section>
        <Section wide label={offices.label} title={offices.title} lead={offices.lead}>
          <View style={styles.map}>
            <JavaMap offices={rest.contact.offices} width={340} />
            <Text style={[styles.small, { flex: 1 }]}>
              <Words>{offices.map.caption}</Words>
            </Text>
          </View>
        </Section>
        <End contact={rest.contact} footnote={rest.footnote} />
      </Sheet>
    </>
  );
}
