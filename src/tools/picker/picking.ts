import { useCallback, useMemo } from 'react';
import { formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { resultHref } from '../../shared/handover/result-href.ts';
import { type Criterion, choiceNames, type Quantity } from '../../shared/records/selection-fields.ts';
import { canFill, fillSlots } from '../../shared/text/slots.ts';
import type { PictureProps } from '../../shared/ui/Picture.tsx';
import { initialValues } from '../kit/tool-inputs.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import { useInputs } from '../kit/useInputs.ts';
import { type Answers, type Impossibility, inputsFor } from './inputs.ts';
import {
  distanceText,
  holds,
  type Judged,
  type JudgedRadio,
  type JudgedSensor,
  judgeRadio,
  judgeSensor,
  quantitiesFor,
  type RadioRecord,
  type SensorRecord,
} from './judge.ts';
import { errorLitres, impossibleStates, type Medium, mediumOf, mm, type PickerTank } from './medium.ts';
import type { Media } from './resolve-media.ts';
import type { Outside, Paper, PickerText } from './schema.ts';

/** The answers, and everything that follows from them. */
export function useSensorPicker(data: PickerData) {
  const { text, kinds, media } = data;
  const inputs = useMemo(() => inputsFor(media.map(({ id }) => id)), [media]);
  const tool = useInputs(inputs);
  const { values, scenarios } = tool;
  const judge = useCallback(
    (answers: Answers) => {
      const tank: PickerTank = { ...answers, content: mediumOf(answers, kinds, media) };
      const result = recommend(tank, data, text);
      return { tank, result, slots: slotsOf(tank, result, text) };
    },
    [data, kinds, media, text],
  );
  const { tank, result, slots } = useMemo(() => judge(values), [judge, values]);
  // The tanks of the tender: those that were kept, and the one on the sheet unless it is one of them.
  const isKept = scenarios.some((kept) => same(kept.values, values));
  const tanks = [...scenarios, ...(isKept ? [] : [{ name: text.words.present, values }])];
  const looked: Partial<Record<Criterion, string | undefined>> = {
    ...slots,
    besaran: slots['ukur'],
    akurasi: slots['batas'] ?? text.words.noLimit,
    rentang: `${slots['ruang']} – ${slots['tinggi']}`,
    pasang: slots['nosel'],
  };
  return {
    tool,
    tank,
    judge,
    choose: (medium: Medium | undefined) => tool.put(answersFor(medium, tank, initialValues(inputs))),
    /** An answer in words, by the name of its field. */
    answered: (name: string) => slots[name] ?? '',
    result,
    /** Lines of a decision table: what is looked at, and what was answered. */
    rows: (criteria: readonly Criterion[]) => criteria.map((about) => ({ about, answer: looked[about] ?? '' })),
    slots,
    tanks,
    /** The form, with the result in its message. */
    consultation: resultHref('pemilih-sensor', {
      isi: values.isi,
      tinggi: values.tinggi,
      zona: values.zona,
      sensor: result.sensor?.record.id ?? 'tanpa-sensor',
      jaringan: result.radio?.record.id ?? 'tanpa-jaringan',
    }),
  };
}

const foams = { none: 'tanpa', thin: 'tipis', thick: 'tebal' } as const;

/** A medium brings its kind, its foam, and how it is usually stored; none leaves the kind as a whole. */
function answersFor(medium: Medium | undefined, { content }: PickerTank, { suhu, tekanan }: Answers): Partial<Answers> {
  if (!medium) return { medium: '' };
  // What the medium before brought along does not stay behind it.
  const stored = medium.stored ?? (content.stored && { temperature: suhu, pressure: tekanan });
  return {
    medium: medium.id,
    isi: medium.kind,
    busa: foams[medium.foam],
    ...(stored && { suhu: stored.temperature, tekanan: stored.pressure }),
  };
}

const same = (a: Answers, b: Answers) => Object.entries(a).every(([name, value]) => b[name as keyof Answers] === value);

export type Picking = ReturnType<typeof useSensorPicker>;

/** In the order of the catalogue, whatever the rank. */
export const byOrder = <T extends { record: { order: number } }>(items: readonly T[]) =>
  [...items].sort((a, b) => a.record.order - b.record.order);

/** The document of a sensor; `file` tells type, pages and size. */
interface Datasheet {
  to: string;
  file?: string;
}

/** All that the picker knows: rules, words, catalogue and media. Fetched once, so that the page itself stays light. */
export interface PickerData {
  text: PickerText;
  words: ToolWords;
  sensors: readonly (SensorRecord & { picture: PictureProps; datasheet: Datasheet })[];
  radios: readonly RadioRecord[];
  kinds: Media['kinds'];
  media: readonly Medium[];
}

export interface Recommendation {
  /** Every sensor judged for the task, best first; those that are rejected come last. */
  sensors: JudgedSensor[];
  /** Why the answers cannot be true together; then no sensor is recommended. */
  impossible: Impossibility[];
  /** Instruments that we do not make and that serve such a task. */
  outside: Outside[];
  /** The best sensor for the task, if one fits. */
  sensor: JudgedSensor | undefined;
  /** What else the task needs: the best sensor for each further quantity, or none. */
  companions: { quantity: Quantity; sensor: JudgedSensor | undefined }[];
  radios: JudgedRadio[];
  radio: JudgedRadio | undefined;
}

const accepted = <T extends Judged<unknown>>(items: readonly T[]) => items.find(({ verdict }) => verdict !== 'reject');
const cares = ({ findings }: Judged<unknown>) => findings.length;
const rejections = ({ findings }: Judged<unknown>) => findings.filter(({ verdict }) => verdict === 'reject').length;

/** What fits best among all sensors and radios, and why the others do not. */
export function recommend(
  answers: PickerTank,
  records: { sensors: readonly SensorRecord[]; radios: readonly RadioRecord[] },
  text: PickerText,
): Recommendation {
  const [task, ...further] = quantitiesFor(answers.ukur);
  const judged = (quantity: Quantity) =>
    rankSensors(
      records.sensors
        .filter(({ selection }) => selection.measures.includes(quantity))
        .map((record) => judgeSensor(record, quantity, answers, text)),
      answers,
    );
  const candidates = judged(task);
  const impossible = impossibleStates(answers);
  const sensor = impossible.length > 0 ? undefined : accepted(candidates);
  const others = records.sensors
    .filter(({ selection }) => !selection.measures.includes(task))
    .map((record) => {
      const quantity = further.find((need) => record.selection.measures.includes(need));
      return judgeSensor(record, quantity, answers, text);
    });
  const radios = rankRadios(
    records.radios.map((record) => judgeRadio(record, answers, text)),
    answers,
  );
  return {
    sensors: [...candidates, ...others],
    impossible,
    outside: text.outside.filter(({ when, also }) => holds(when, answers) && (also || !sensor)),
    sensor,
    companions: (impossible.length > 0 ? [] : further).map((quantity) => ({
      quantity,
      sensor: accepted(judged(quantity)),
    })),
    radios,
    radio: accepted(radios),
  };
}

/** Compares by the first key that differs; smaller comes first. */
const by =
  <T>(...keys: ((item: T) => number)[]) =>
  (a: T, b: T) =>
    keys.reduce((order, key) => order || key(a) - key(b), 0);

/** Fewest rejections, fewest conditions, the content it is made for, the smaller error, the order of the catalogue. */
function rankSensors(items: readonly JudgedSensor[], { isi }: PickerTank): JudgedSensor[] {
  return [...items].sort(
    by<JudgedSensor>(
      rejections,
      cares,
      ({ record }) => (record.selection.home.includes(isi) ? 0 : 1),
      ({ errorMm }) => errorMm ?? Number.MAX_VALUE,
      ({ record }) => record.order,
    ),
  );
}

/** Fewest rejections, fewest conditions, then the longer battery life, unless mains power is there. */
function rankRadios(items: readonly JudgedRadio[], { daya }: PickerTank): JudgedRadio[] {
  return [...items].sort(
    by<JudgedRadio>(
      rejections,
      cares,
      ({ life }) => (daya === 'listrik' ? 0 : -(life?.from ?? 0)),
      ({ record }) => record.order,
    ),
  );
}

/** What the slots of checklist and requirements stand for; what is not known has no value. */
export function slotsOf(
  answers: PickerTank,
  { sensor }: Recommendation,
  { fields }: PickerText,
): Record<string, string> {
  const chosen = choiceNames.map(
    (name) =>
      [name, (fields[name].options as Readonly<Record<string, string>>)[answers[name]] ?? answers[name]] as const,
  );
  const error = sensor?.errorMm;
  // What is asked of a bidder is the limit that was typed; without one, what the recommended sensor keeps.
  const litres = errorLitres(answers.batas || error, answers);
  return {
    ...Object.fromEntries(chosen),
    isi: answers.content.name,
    suhu: `${formatFree(answers.suhu)}\u00a0°C`,
    tekanan: `${formatFree(answers.tekanan)}\u00a0bar`,
    tinggi: `${formatFree(answers.tinggi)}\u00a0m`,
    ruang: `${formatFree(answers.ruang)}\u00a0m`,
    jarak: distanceText(answers.jarak),
    ...(answers.diameter > 0 && { diameter: `${formatFree(answers.diameter)}\u00a0m` }),
    ...(answers.batas > 0 && { batas: mm(answers.batas) }),
    panjang: `${formatFree(answers.panjang)}\u00a0m`,
    isian: `${formatFree(answers.isian)}%`,
    ...(error !== undefined && { mm: mm(error) }),
    ...(litres !== undefined && { liter: formatUnit(Math.round(litres), 'L') }),
  };
}

export interface Chapter {
  title: string;
  lines: string[];
}

/** The chapters of a paper with the lines that the answers call up; a line with an unknown figure is left out. */
export function write(paper: Paper, answers: PickerTank, slots: Readonly<Record<string, string>>): Chapter[] {
  return paper.chapters
    .map(({ title, lines }) => ({
      title,
      lines: lines
        .filter(({ when }) => !when || holds(when, answers))
        .filter(({ text }) => canFill(text, slots))
        .map(({ text }) => fillSlots(text, slots)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** A paper as Markdown: numbered chapters, each requirement with its number, so that bidders can refer to it. */
export function toMarkdown(title: string, note: string, chapters: readonly Chapter[]): string {
  const body = chapters.map(
    (chapter, index) =>
      `## ${index + 1}. ${chapter.title}\n\n${chapter.lines.map((line, at) => `- **${index + 1}.${at + 1}** ${line}`).join('\n')}`,
  );
  return `# ${title}\n\n${note}\n\n${body.join('\n\n')}\n`;
}

/** The same as plain text. */
export function toPlainText(title: string, note: string, chapters: readonly Chapter[]): string {
  const body = chapters.map(
    (chapter, index) =>
      `${index + 1}. ${chapter.title}\n${chapter.lines.map((line, at) => `   ${index + 1}.${at + 1} ${line}`).join('\n')}`,
  );
  return `${title.toUpperCase()}\n\n${note}\n\n${body.join('\n\n')}\n`;
}

/**
 * The papers of several tanks as one: what holds for all stands once, the rest behind the numbers of the tanks that it
 * holds for. `named` puts the numbers before a line.
 */
export function together(papers: readonly Chapter[][], named: (tanks: number[], line: string) => string): Chapter[] {
  const all = papers.flat();
  const titles = [...new Set(all.map(({ title }) => title))];
  return titles.map((title) => {
    const own = papers.map((chapters) => chapters.find((chapter) => chapter.title === title)?.lines ?? []);
    const lines = [...new Set(own.flat())].map((line) => {
      const tanks = own.flatMap((has, index) => (has.includes(line) ? [index + 1] : []));
      return tanks.length === papers.length ? line : named(tanks, line);
    });
    return { title, lines };
  });
}
