import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Connectivity, Instrument } from '../shared/records/hardware.ts';
import { plainText, type Wording } from '../shared/text/marked.ts';
import { answerRows } from './answers.ts';
import { instrumentFigures } from './figures/instruments.tsx';
import { bookmark } from './parts/bookmark.ts';
import { type Closing, End } from './parts/Closing.tsx';
import { Drawing } from './parts/Drawing.tsx';
import { Photo, type Photograph } from './parts/Photo.tsx';
import { Points } from './parts/Points.tsx';
import { Section } from './parts/Section.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { Table } from './parts/Table.tsx';
import { Titled } from './parts/Titled.tsx';
import { Words } from './parts/Words.tsx';
import { reckonedRows, valueColumns } from './reckoning.ts';
import type { DatasheetMatter, DocumentLabels } from './schema.ts';
import { colour, contentWidth, type } from './theme.ts';

const styles = StyleSheet.create({
  head: { flexDirection: 'row', gap: 20, marginBottom: 12 },
  words: { flex: 1 },
  number: { ...type.label, color: colour.liquidDeep, marginBottom: 8 },
  title: { ...type.display, marginBottom: 10 },
  lead: { ...type.lead, fontSize: 10 },
  columns: { flexDirection: 'row', gap: 20, marginBottom: 13 },
  half: { flexGrow: 1, flexBasis: 0 },
  heading: { ...type.strong, marginBottom: 5 },
  limits: { borderLeftWidth: 2, borderLeftColor: colour.rust, paddingLeft: 10, marginTop: 9 },
  warned: { ...type.strong, color: colour.rust, marginBottom: 3 },
});

/** Fewer tanks than this are no table. */
const few = 4;

export interface DatasheetProps extends Closing {
  matter: DatasheetMatter;
  labels: DocumentLabels;
  instrument: Omit<Instrument, 'picture'>;
  count: number;
  photo: Photograph;
  radios: readonly Connectivity[];
  tanks: readonly { name: Wording; industry: Wording; instrument: Wording; why: Wording }[];
}

/** One instrument: how it reads, its figures and limits; then what a buyer asks, what to reckon, where it is used. */
export function Datasheet({ marks, matter, labels, instrument, photo, ...rest }: DatasheetProps) {
  const words = labels.datasheet;
  const { drawing, table } = matter;
  return (
    <Sheet marks={marks}>
      <View style={styles.head}>
        <View style={styles.words}>
          <Text style={styles.number}>{`${words.label} ${instrument.order} / ${rest.count}   ${instrument.code}`}</Text>
          <Text style={styles.title} {...bookmark(marks.title)}>
            <Words>{instrument.title}</Words>
          </Text>
          <Text style={styles.lead}>
            <Words>{instrument.description}</Words>
          </Text>
        </View>
        <Photo photo={photo} width={176} height={176} />
      </View>
      <Text style={styles.heading} {...bookmark(words.specifications)}>
        {words.specifications}
      </Text>
      <View style={{ marginBottom: 14 }}>
        <Table
          rows={instrument.specifications.map(({ name, value }) => [name, value])}
          widths={[1, 2]}
          measured={[1]}
        />
      </View>
      <View style={styles.columns} wrap={false}>
        <View style={styles.half}>
          <Text style={styles.heading} {...bookmark(words.principle)}>
            {words.principle}
          </Text>
          <Drawing box={[0, 4, 400, 280]} width={(contentWidth - 20) / 2}>
            {instrumentFigures[drawing.name](drawing.labels.map(plainText))}
          </Drawing>
          <Text style={[type.small, { marginTop: 5 }]}>
            <Words>{drawing.caption}</Words>
          </Text>
        </View>
        <View style={styles.half}>
          <Text style={styles.heading} {...bookmark(words.applications)}>
            {words.applications}
          </Text>
          <Points items={instrument.applications} />
          <View style={styles.limits}>
            <Text style={styles.warned} {...bookmark(words.limits)}>
              {words.limits}
            </Text>
            <Text style={{ color: colour.ink2 }}>
              <Words>{instrument.limits}</Words>
            </Text>
          </View>
        </View>
      </View>
      <Section fresh wide label={words.label} title={words.answers.title} lead={words.answers.lead}>
        {/* Room to write by hand what the owner answers later. */}
        <Table
          roomy
          columns={words.answers.columns}
          rows={answerRows(matter.questions, instrument.specifications, words.answers)}
          widths={[1, 2]}
          measured={[1]}
        />
      </Section>
      <Section wide label={words.reckoning} title={table.title} lead={table.lead}>
        <Table
          columns={[...table.columns, ...valueColumns(table.values)]}
          rows={reckonedRows(table.values)}
          measured={valueColumns(table.values).map((_, index) => table.columns.length + index)}
          caption={table.note}
        />
      </Section>
      {rest.tanks.length >= few && (
        <Section fresh wide label={words.tanks.label} title={words.tanks.title}>
          <Table
            columns={words.tanks.columns}
            rows={rest.tanks.map(({ name, industry, instrument: tool, why }) => [name, industry, tool, why])}
            widths={[1.2, 0.8, 1.2, 2.2]}
          />
        </Section>
      )}
      <Section
        fresh={rest.tanks.length < few}
        wide
        label={words.radios.title}
        title={rest.tanks.length < few ? words.radios.uses : words.radios.title}
      >
        <Table
          roomy={rest.tanks.length < few}
          columns={words.radios.columns}
          rows={rest.radios.map(({ title, range, batteryLife }) => [title, range, batteryLife])}
          widths={[1, 2.6, 1.2]}
          measured={[1, 2]}
        />
        {rest.tanks.length < few && (
          <Titled
            columns={2}
            width={contentWidth}
            items={rest.radios.map(({ title, description, useCase }) => ({ title, description, note: useCase }))}
          />
        )}
      </Section>
      <End contact={rest.contact} footnote={rest.footnote} />
    </Sheet>
  );
}
