import { asName } from 'tank-gauging/inputs';
import { broughtBy } from 'tank-gauging/picker/media';
import { askedRecord } from 'tank-gauging/tank/tank-record';
import { bottomOptions, headOptions } from 'tank-gauging/tank/vessel-fields';
import { formatLitres } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { Form } from '../kit/ToolForm.tsx';
import { MediumField } from '../picker/MediumField.tsx';
import { answer } from '../picker/picker.words.ts';
import type { fileInputs } from './inputs.ts';
import { sayTank } from './judged-words.ts';
import { projectFields } from './project.ts';
import { buildSheet } from './sheet.ts';
import { deviceFields, fieldTiers, firstFields, ownFields, seldomFields, tankUse } from './tiers.ts';
import { UncataloguedInstrument } from './UncataloguedInstrument.tsx';
import {
  conditionLines,
  errorWords,
  isGood,
  levelRows,
  openRows,
  paperRows,
  type TankFileData,
  type TankFileView,
  verdictWords,
} from './words.ts';

type Field = keyof typeof fileInputs;
type View = TankFileView;

/** Group of fields that opens where one of them is rejected. */
const fold = (name: string, fieldsOf: (view: View) => readonly Field[], late = false) => ({
  name,
  fields: fieldsOf,
  fold: (view: View) => fieldsOf(view).some((field) => field in view.tool.problems),
  late,
});

const mediumField = (view: View) => (
  <MediumField
    kinds={view.text.fields['t-isi'].options}
    tank={view.result.picked.tank}
    verdict={!view.tool.refused && verdictWords(view)}
    put={(medium) => {
      if (typeof medium === 'string') return view.tool.put({ medium: asName(medium) });
      const brought = broughtBy(medium, view.result.picked.tank.content);
      view.tool.put({ medium: medium?.id ?? '', ...brought }, Object.keys(brought) as (keyof typeof brought)[]);
    }}
  />
);

/**
 * Form of both addresses: `first` fields stand open, those of the device that remain are folded. Where the tag is asked
 * with the order, few visitors need the folds after it.
 */
function formOf(first: (view: View) => readonly Field[], tag: 'above' | 'order'): Form<typeof fileInputs, View> {
  const late = tag === 'order';
  const rest = (view: View) => {
    const shown = first(view);
    return deviceFields(view.values).filter((field) => !shown.includes(field));
  };
  return [
    ...(late ? [] : [{ fields: ['tag'] as const }]),
    { name: 'device', before: mediumField, fields: first },
    ...(late ? [fold('size', rest)] : []),
    fold('seldom', ({ values }) => [...seldomFields(values), 'pressureAs'], true),
    fold('order', () => [...(late ? (['tag'] as const) : []), ...fieldTiers.order], late),
    fold('survey', () => fieldTiers.survey, late),
    fold('stock', () => fieldTiers.stock, late),
    fold('project', () => projectFields, late),
  ];
}
export const sensorForm = formOf(() => firstFields, 'order');
export const sheetForm = formOf(({ values }) => deviceFields(values), 'above');

/** What the addresses of the tool have in common: fields, model and verdict. */
export const instrument = {
  tank: tankUse,
  model: (values: View['values'], { catalogue }: TankFileData, given: readonly string[]) =>
    buildSheet(values, catalogue, values, given),
  keepsGiven: true,
  address: ({ tool, result }: View) => tool.shortFragment(ownFields(result.judged.tank)),
  field: (name: Field, { text, tool, values }: View) => {
    // Another kind clears the medium.
    if (name === 'kind') return { wide: true, onChange: (to: string) => tool.put({ kind: to as never, medium: '' }) };
    if (name === 'pressure' && values.pressureAs === 'mutlak') return { hint: text.absolute };
    if (name === 'heads' || name === 'bottom') {
      const { key } = askedRecord[name];
      const options = name === 'heads' ? headOptions(values) : bottomOptions(values);
      const names: Readonly<Record<string, string>> = text.fields[key].options;
      return { options: options.map((value) => ({ value, label: names[value] ?? value })) };
    }
    return name === 'task' || name === 'opening' || name === 'shape' ? { wide: true } : undefined;
  },
  verdict: (view: View) => {
    const { text, tool, result } = view;
    const { impossible, slots, told, outside, tank } = result.picked;
    return {
      sentence: verdictWords(view),
      state: isGood(view) ? ('good' as const) : ('bad' as const),
      more: (
        <>
          {tool.linked && <p>{text.linked}</p>}
          {impossible.length > 0 && !tank.asing && (
            <ul>
              {impossible.map((name) => (
                <li key={name}>{fillSlots(answer.problems[name], slots)}</li>
              ))}
            </ul>
          )}
          {told && <p>{told}</p>}
          {outside.slice(0, 1).map((other) => (
            <UncataloguedInstrument key={other.title} {...other} lead={text.rejected.outside} />
          ))}
        </>
      ),
    };
  },
  readings: ({ text, values, result }: View) => {
    const said = sayTank(result, text);
    const { full, error, network, life } = text.readings;
    return [
      { ...full, value: said.capacity, note: said.capacityNotes.join(' ') },
      { ...error, value: said.error || text.noError, note: said.error ? said.leftOut : '' },
      { ...network, value: said.network },
      // On mains power there is no battery life to show.
      ...(values.power === 'listrik'
        ? []
        : [
            {
              ...life,
              value: said.life ?? '–',
              note: fillSlots(life.note ?? '', { jeda: text.fields['t-jeda'].options[values.interval] }),
            },
          ]),
    ];
  },
  heard: (view: View) => {
    const { text, result } = view;
    const { open, levels, papers } = text;
    const { sensors, radios, outside, impossible, slots } = result.picked;
    return [
      { subject: text.resultTitle, sentences: impossible.map((name) => fillSlots(answer.problems[name], slots)) },
      ...[...sensors, ...radios].map(({ record, verdict, findings }) => ({
        subject: record.title,
        sentences: [answer.verdicts[verdict], ...findings.map(({ reason }) => reason)],
      })),
      {
        subject: text.rejected.title,
        sentences: outside.map(({ title, reason }) => `${text.rejected.outside} ${title}. ${reason}`),
      },
      {
        subject: open.title,
        sentences: openRows(view).map(({ question, changes }) => (changes ? `${question}, ${open.changes}` : question)),
      },
      { subject: text.conditions, sentences: conditionLines(view) },
      { subject: levels.title, sentences: levelRows(view).map((row) => row.join(': ')) },
      { subject: papers.title, sentences: paperRows(view) },
    ];
  },
  compare: (view: Pick<View, 'data' | 'text' | 'values' | 'result'>) =>
    [
      [view.text.fields['t-isi'].label, view.result.picked.tank.content.name],
      [answer.words.sensor, sayTank(view.result, view.text).device],
      [view.text.readings.full.label, formatLitres(view.result.judged.full)],
      [view.text.readings.error.label, errorWords(view)],
      [view.text.readings.network.label, view.result.picked.radio?.record.title ?? '–'],
    ] as const,
};

/** Values for the consultation form, by which its sentence names the result. */
export const handedOver = ({ values, result: { picked } }: View) => ({
  isi: values.kind,
  zona: values.zone,
  sensor: picked.sensor?.record.id ?? 'tanpa-sensor',
  jaringan: picked.radio?.record.id ?? 'tanpa-jaringan',
});
