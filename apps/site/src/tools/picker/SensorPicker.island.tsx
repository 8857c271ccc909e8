import { lazy } from 'react';
import { asName } from 'tank-gauging/inputs';
import { type Answers, pickerInputs as inputs } from 'tank-gauging/picker/inputs';
import { neededQuantities } from 'tank-gauging/picker/judge';
import { broughtBy } from 'tank-gauging/picker/media';
import { errorLitres, sizes } from 'tank-gauging/picker/tank';
import { yearsText } from '../../plant/radio/radio.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { CornerFrame } from '../../shared/ui/CornerFrame.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import { defineTool } from '../kit/define-tool.tsx';
import { flowHref } from '../kit/flow.ts';
import type { VerdictText } from '../kit/Instrument.tsx';
import { BudgetTable, DecisionSheet, RadioPane } from './DecisionSheet.tsx';
import { MediumField } from './MediumField.tsx';
import { type PickerData, type PickerResult, type PickerView, pick } from './pick.ts';
import { judging } from './picker.words.ts';
import styles from './SensorPicker.module.css';
import { figureText, materialsText, protectionText, sourceTitle, tankUse } from './words.ts';

const folded = () => import('./Folded.tsx');
const MediumFacts = lazy(async () => ({ default: (await folded()).MediumFacts }));
const Mounting = lazy(async () => ({ default: (await folded()).Mounting }));
const SurveyPaper = lazy(async () => ({ default: (await folded()).SurveyPaper }));
const TenderPaper = lazy(async () => ({ default: (await folded()).TenderPaper }));

type Field = keyof Answers;
const possible = ({ result }: PickerView) => result.impossible.length === 0;
const errorText = ({ sensor }: PickerResult) => sensor?.errorText ?? '–';

/** Folded group with its first two answers next to the title. */
const folding = (name: string, fields: (view: PickerView) => readonly Field[]) => ({
  name,
  fields,
  fold: (view: PickerView) => fields(view).some((field) => field in view.tool.problems),
  amount: (view: PickerView) =>
    fields(view)
      .slice(0, 2)
      .flatMap((field) => view.result.slots[field] ?? [])
      .join(', '),
});

export const SensorPicker = defineTool({
  id: 'pemilih-sensor',
  inputs,
  tank: tankUse,
  // The page has its own ids, `isi` among them.
  prefix: 'jawab-',
  model: (values, data: PickerData) => pick(values, data),
  form: [
    {
      name: 'content',
      before: (view) => (
        <MediumField
          kinds={view.text.fields.isi.options}
          tank={view.result.tank}
          verdict={!view.tool.refused && verdict(view).sentence}
          put={(medium) =>
            view.tool.put(
              typeof medium === 'string' ? { medium: asName(medium) } : broughtBy(medium, view.result.tank.content),
            )
          }
        />
      ),
      fields: ['isi', 'ukur', 'serah', 'batas', 'uap', 'busa', 'suhu', 'tekanan', 'acuan'],
    },
    folding('span', ({ result: { tank } }) => [
      ...(['suhuTurun', 'suhuNaik', 'tekananTurun', 'tekananNaik'] as const),
      ...(tank.dingin ? (['uapHangat'] as const) : []),
    ]),
    folding('own', () => ['er', 'rho']),
    folding('tank', ({ values }) => [
      ...(['zona', 'bahan', 'bentuk', 'tinggi', 'ruang'] as const),
      ...sizes[values.bentuk],
      ...(['galat', 'halangan', 'nosel'] as const),
      ...(values.nosel === 'terbuka' || values.isi === 'bubuk' ? [] : (['pv', 'susunan'] as const)),
      ...(values.isi === 'bubuk' ? (['curah', 'sudut'] as const) : []),
      ...(values.nosel === 'atas' ? (['lubang', 'leher'] as const) : []),
    ]),
    folding('network', () => ['letak', 'sinyal', 'jarak', 'pandang', 'daya', 'jeda']),
  ],
  field: (name, { tool }) => {
    // Choosing another kind clears the medium.
    if (name === 'isi') return { wide: true, onChange: (isi) => tool.put({ isi: isi as Answers['isi'], medium: '' }) };
    return ['ukur', 'serah', 'nosel'].includes(name) ? { wide: true } : undefined;
  },
  verdict,
  drawing: (view) => possible(view) && <Recommended {...view} />,
  heard,
  handover: ({ values, result }) => ({
    isi: values.isi,
    tinggi: values.tinggi,
    zona: values.zona,
    sensor: result.sensor?.record.id ?? 'tanpa-sensor',
    jaringan: result.radio?.record.id ?? 'tanpa-jaringan',
  }),
  actions: (view) => datasheets(view).slice(0, 1),
  more: (view) => (
    <>
      {datasheets(view).slice(1)}
      {others(view)}
    </>
  ),
  compare: ({ text: { fields, words }, result }) => [
    [fields.isi.label, result.tank.content.name],
    [words.sensor, result.sensor?.record.title ?? words.noSensor],
    [words.error, errorText(result)],
    [words.radio, result.radio?.record.title ?? words.noRadio],
  ],
  // With contradictory answers nothing is judged or handed to bidders.
  parts: [
    {
      title: ({ text }) => text.words.sensorTable,
      when: possible,
      open: () => true,
      eager: true,
      draw: (view) => <DecisionSheet view={view} kind="sensors" />,
    },
    {
      title: () => judging.budget.title,
      amount: ({ result }) => errorText(result),
      when: (view) => possible(view) && view.result.sensor?.budget !== undefined,
      open: () => true,
      eager: true,
      draw: BudgetTable,
    },
    {
      title: ({ text }) => text.words.outside,
      when: (view) => possible(view) && view.result.outside.length > 0,
      open: () => true,
      eager: true,
      draw: UncataloguedInstruments,
    },
    {
      title: ({ text }) => text.words.mounting,
      when: ({ values, result }) =>
        values.nosel === 'atas' && ['radar', 'ultrasonik'].includes(result.sensor?.record.id ?? ''),
      draw: Mounting,
    },
    {
      title: ({ result }) => result.tank.content.name,
      amount: ({ result }) => {
        const { dielectric } = result.tank.content;
        return dielectric ? `${judging.medium.dielectric}\u00a0${figureText(dielectric)}` : judging.medium.noSource;
      },
      when: possible,
      draw: MediumFacts,
    },
    {
      title: ({ text }) => text.words.radioTable,
      amount: ({ text, result }) => result.radio?.record.title ?? text.words.noRadio,
      when: possible,
      draw: RadioPane,
    },
    { title: ({ text }) => text.words.checklist, when: possible, draw: SurveyPaper },
    { title: ({ text }) => text.words.tor, when: possible, draw: TenderPaper },
  ],
});

function verdict({ text: { words, verdicts, problems }, result }: PickerView): VerdictText {
  const { tank, impossible, sensor, radio, slots, told, outside } = result;
  if (tank.asing) return { sentence: slots['tanya'] ?? '', state: 'bad' };
  if (impossible.length > 0) {
    const more = (
      <ul>
        {impossible.map((name) => (
          <li key={name}>{fillSlots(problems[name], slots)}</li>
        ))}
      </ul>
    );
    return { sentence: words.impossible, state: 'bad', more };
  }
  const more = told && <p>{told}</p>;
  if (!sensor) {
    const luar = [...new Set(outside.map(({ title }) => title))].join('; ');
    return { sentence: luar ? fillSlots(words.pickOutside, { luar }) : words.pickNone, state: 'bad', more };
  }
  const alat = [sensor.record.title, ...sensor.findings.flatMap(({ through }) => through ?? []).slice(0, 1)].join(' ');
  if (!radio) return { sentence: fillSlots(words.pickAlone, { alat }), state: 'bad', more };
  const worse = sensor.verdict === 'fits' ? radio.verdict : sensor.verdict;
  const pickSlots = { alat, jaringan: radio.record.title, hasil: verdicts[worse].toLowerCase() };
  return { sentence: fillSlots(words.pick, pickSlots), state: 'good', more };
}

/** Process connection and explosion protection, labelled. */
function facts({ result: { connection, tank } }: PickerView) {
  const { judged: words } = judging;
  const protection = protectionText(tank);
  const materials = materialsText(tank);
  return [
    ...(connection ? [{ label: words.connection, value: connection }] : []),
    ...(protection ? [{ label: words.protection, value: protection }] : []),
    ...(materials ? [{ label: judging.materials.title, value: materials }] : []),
  ];
}

/** Texts to announce: error and battery life, process connection, protection, and each device; for contradictory answers, the reasons. */
function heard(view: PickerView) {
  const { text, result } = view;
  const { impossible, slots, sensors, radios } = result;
  if (!possible(view)) {
    return [{ subject: text.resultTitle, sentences: impossible.map((name) => fillSlots(text.problems[name], slots)) }];
  }
  return [
    ...readings(view).map(({ label, value, note }) => ({ subject: label, sentences: [value, note] })),
    ...facts(view).map(({ label, value }) => ({ subject: label, sentences: [value] })),
    ...[...sensors, ...radios].map(({ record, verdict: mark, findings }) => ({
      subject: record.title,
      sentences: [text.verdicts[mark], ...findings.map(({ reason }) => reason)],
    })),
  ];
}

function datasheets({ data, text, result: { sensor, companions } }: PickerView) {
  const picked = [sensor, ...companions.map((companion) => companion.sensor)];
  return picked.flatMap((found, at) => {
    const record = data.sensors.find(({ id }) => id === found?.record.id);
    const label = fillSlots(text.words.datasheet, { alat: record?.title ?? '' });
    return record ? <Action key={record.id} label={label} {...record.datasheet} look={at ? 'plain' : 'line'} /> : [];
  });
}

function others(view: PickerView) {
  const { values, text, tool, result } = view;
  if (!possible(view) || tool.refused) return null;
  const selang = Number(values.jeda);
  // A radio without a battery uses site power.
  const jaringan = values.daya !== 'listrik' && result.radio?.record.batteryYears ? result.radio.record.id : 'listrik';
  return (
    <>
      <Action label={text.words.alarm} to={flowHref('alarm', { selang })} look="plain" />
      <Action label={text.words.roi} to={flowHref('roi', { jaringan, selang })} look="plain" />
    </>
  );
}

function Recommended(view: PickerView) {
  const { text, data, values, result } = view;
  const { words } = text;
  const { sensor, sensors, companions, radio, radios, conditions } = result;
  const picture = data.sensors.find(({ id }) => id === sensor?.record.id)?.picture;
  const perlu = judging.quantities[neededQuantities[values.ukur][0]];
  return (
    <div className="stack-3">
      <div className={styles.answer}>
        {picture && (
          <CornerFrame className={styles.frame}>
            <Picture {...picture} className={styles.picture} />
          </CornerFrame>
        )}
        <div className="stack-1 slim">
          <p className="label">{words.sensor}</p>
          <p className={`${styles.name} larger`}>{sensor?.record.title ?? words.noSensor}</p>
          {!sensor && <Nothing {...view} lead={fillSlots(words.noSensorLead, { perlu })} nearest={sensors[0]} />}
          {companions.map(({ quantity, sensor: companion }) => (
            <p key={quantity} className="quiet">
              {companion
                ? fillSlots(judging.judged.companion, { alat: companion.record.title })
                : fillSlots(judging.judged.noCompanion, { perlu: judging.quantities[quantity] })}
            </p>
          ))}
          <p className="label">{words.radio}</p>
          <p className={`${styles.name} large`}>{radio?.record.title ?? words.noRadio}</p>
          {!radio && <Nothing {...view} lead={words.noRadioLead} nearest={radios[0]} />}
        </div>
      </div>
      <Readings items={readings(view)} />
      {facts(view).map(({ label, value }) => (
        <p key={label} className="measure">
          <span className="label">{label}</span> <span className="block">{value}</span>
        </p>
      ))}
      {conditions.length > 0 && (
        <div className="stack-1">
          <p className="label">{words.conditions}</p>
          <div className={`${styles.conditions} stack-1`}>
            {conditions.map(({ name, reasons }) => (
              <div key={name} className="measure">
                <p className="small strong">{name}</p>
                <ul className={`${styles.dots} quiet stack-1`}>
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface NothingProps extends PickerView {
  lead: string;
  nearest: PickerResult['sensors' | 'radios'][number] | undefined;
}

function Nothing({ lead, nearest, text: { words } }: NothingProps) {
  if (!nearest) return null;
  return (
    <div className={`${styles.nothing} quiet measure stack-1`}>
      <p>{lead}</p>
      <p className="plain strong">{`${fillSlots(words.nearest, { alat: nearest.record.title })}. ${words.change}:`}</p>
      <ul className={styles.dots}>
        {nearest.findings.flatMap(({ change }) => (change ? <li key={change}>{change}</li> : []))}
      </ul>
    </div>
  );
}

function readings({ values, text: { words }, result }: PickerView) {
  const { tank, slots, sensor, radio } = result;
  const error = sensor?.errorMm;
  const litres = errorLitres(error, tank);
  const life = values.daya === 'listrik' ? undefined : radio?.life;
  const byLevel = sizes[values.bentuk].includes('isian');
  const errorNote = byLevel ? words.errorNoteLevel : words.errorNote;
  const lifeNote = values.daya === 'surya' ? `${words.lifeSolar}. ${words.lifeNote}` : words.lifeNote;
  const filled = {
    ...slots,
    ...(litres !== undefined && { liter: `${sensor?.budget?.sign}${formatUnit(litres, 'L')}` }),
    tertulis: radio?.record.batteryLife ?? '',
  };
  return [
    {
      label: words.error,
      value: errorText(result),
      note:
        error === undefined
          ? (sensor?.budget && slots['kerucut']) || words[sensor ? 'errorNone' : 'noSensor']
          : fillSlots(litres === undefined ? words.errorUnknown : errorNote, filled),
    },
    {
      label: words.life,
      value: life ? yearsText(life) : '–',
      note: life ? fillSlots(lifeNote, filled) : words[radio ? 'lifeMains' : 'noRadio'],
    },
  ];
}

function UncataloguedInstruments({ text, result }: PickerView) {
  return (
    <div className="stack-3">
      <p className="quiet measure">{text.words.outsideLead}</p>
      <ul className={`${styles.dots} stack-3`}>
        {result.outside.map(({ title, reason, source }) => (
          <li key={reason} className="measure">
            <strong>{`${title}.`}</strong> <span>{reason}</span>
            <small className="block faint">{`${text.words.evidence}: ${sourceTitle(source)}`}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
