import { lazy, useState } from 'react';
import { asName } from 'tank-gauging/inputs';
import { broughtBy } from 'tank-gauging/picker/media';
import { roiInputs } from 'tank-gauging/roi/inputs';
import { askedRecord, isTankKey } from 'tank-gauging/tank/tank-record';
import { bottomOptions, headOptions } from 'tank-gauging/tank/vessel-fields';
import { toolRoutes } from '../../routes.ts';
import { formatLitres } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { PrintButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { writeAddress } from '../kit/address.ts';
import { defineTool } from '../kit/define-tool.tsx';
import { tankHref } from '../kit/flow.ts';
import { BudgetTable } from '../picker/DecisionSheet.tsx';
import { MediumField } from '../picker/MediumField.tsx';
import { TankList } from '../tank-list/TankList.island.tsx';
import { CostTable } from './CostTable.tsx';
import { FileDrawing } from './FileDrawing.tsx';
import { metres, sayTank } from './judged-words.ts';
import { type SentData, withPickerFields } from './picker-fields.ts';
import { projectFields } from './project.ts';
import { SheetPaper } from './SheetPaper.tsx';
import { buildSheet, rejectedDevices } from './sheet.ts';
import styles from './TankFile.module.css';
import { deviceFields, fieldTiers, isTankField, ownFields, seldomFields, tankUse } from './tiers.ts';
import { UncataloguedInstrument } from './UncataloguedInstrument.tsx';
import {
  errorWords,
  fileInputs,
  isFound,
  isGood,
  levelRows,
  messageWords,
  openRows,
  paperRows,
  paybackWords,
  type TankFileData,
  type TankFileView,
  verdictWords,
} from './words.ts';

const tier = (name: 'order' | 'survey' | 'stock') => ({ name, fields: fieldTiers[name], fold: true });

/** Data sheet of one tank, with the results of all tools. */
export function TankFile(sent: SentData) {
  const [data] = useState(() => withPickerFields(sent));
  return <Tool {...data} />;
}

const Tool = defineTool({
  id: 'berkas-tangki',
  inputs: fileInputs,
  tank: tankUse,
  model: (values, data: TankFileData, given) => buildSheet(values, data.catalogue, values, given),
  keepsGiven: true,
  isPrivate: (name) => !isTankField(name),
  form: [
    { fields: ['tag'] },
    {
      name: 'device',
      before: (view) => (
        <MediumField
          kinds={view.text.fields['t-isi'].options}
          tank={view.result.picked.tank}
          verdict={!view.tool.refused && verdictWords(view)}
          put={(medium) => {
            if (typeof medium === 'string') return view.tool.put({ medium: asName(medium) });
            const { isi, suhu, tekanan } = broughtBy(medium, view.result.picked.tank.content);
            const brought = {
              ...(isi && { kind: isi }),
              ...(suhu !== undefined && { temperature: suhu }),
              ...(tekanan !== undefined && { pressure: tekanan }),
            };
            view.tool.put({ medium: medium?.id ?? '', ...brought }, Object.keys(brought) as (keyof typeof brought)[]);
          }}
        />
      ),
      fields: ({ values }) => deviceFields(values),
    },
    {
      name: 'seldom',
      fields: ({ values, result }) =>
        seldomFields(values).filter((field) => field !== 'vapourWarmth' || result.picked.tank.dingin),
      fold: true,
      late: true,
    },
    tier('order'),
    tier('survey'),
    tier('stock'),
    { name: 'project', fields: projectFields, fold: true },
  ],
  field: (name, { text, tool, values }) => {
    if (name === 'kind') return { wide: true, onChange: (to) => tool.put({ kind: to as never, medium: '' }) };
    if (name === 'heads' || name === 'bottom') {
      const { key } = askedRecord[name];
      const options = name === 'heads' ? headOptions(values) : bottomOptions(values);
      const names: Readonly<Record<string, string>> = text.fields[key].options;
      return { options: options.map((value) => ({ value, label: names[value] ?? value })) };
    }
    return name === 'task' || name === 'opening' || name === 'shape' ? { wide: true } : undefined;
  },
  verdict: (view) => ({
    sentence: verdictWords(view),
    state: isGood(view) ? 'good' : 'bad',
    more: (
      <>
        {view.tool.linked && <p>{view.text.linked}</p>}
        {view.result.picked.outside.slice(0, 1).map((other) => (
          <UncataloguedInstrument key={other.title} {...other} lead={view.text.rejected.outside} />
        ))}
      </>
    ),
  }),
  readings: ({ text, values, result }) => {
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
  drawing: (view) => (
    <div className={styles.beside}>
      <div className="stack-4 slim">
        <FileDrawing {...view} />
        <Assumed {...view} />
      </div>
      <OpenQuestions {...view} />
    </div>
  ),
  heard,
  slim: true,
  handover: ({ values, result, tool }) => ({
    // Wages and prices are not passed on.
    ...Object.fromEntries(
      [...new URLSearchParams(tool.shortFragment(ownFields(result.judged.tank)).slice(1))].filter(([key]) =>
        isTankKey(key),
      ),
    ),
    isi: values.kind,
    bentuk: values.shape,
    volume: Math.round(result.judged.full),
    zona: values.zone,
    sensor: result.picked.sensor?.record.id ?? 'tanpa-sensor',
    jaringan: result.picked.radio?.record.id ?? 'tanpa-jaringan',
  }),
  actions: (view) => <Send {...view} />,
  compare: (view) => [
    [view.text.fields['t-isi'].label, view.result.picked.tank.content.name],
    [view.text.readings.full.label, formatLitres(view.result.judged.full)],
    [view.text.readings.error.label, errorWords(view)],
    [view.text.readings.network.label, view.result.picked.radio?.record.title ?? '–'],
  ],
  parts: [
    { title: ({ text }) => text.budget, when: isFound, open: () => true, eager: true, draw: Budget },
    { title: ({ text }) => text.conditions, when: isFound, open: () => true, eager: true, draw: Conditions },
    { title: ({ text }) => text.rejected.title, open: () => true, eager: true, draw: Rejected },
    { title: ({ text }) => text.table.title, open: () => true, eager: true, draw: KeyRows },
    { title: ({ text }) => text.levels.title, open: () => true, eager: true, draw: Levels },
    { title: ({ text }) => text.stock.title, open: () => true, eager: true, draw: Stock },
    { title: ({ text }) => text.cost.title, open: () => true, eager: true, draw: Cost },
    // Imported with the page: it loads its reader with the first list, and its styles are the page's.
    { title: ({ text }) => text.list.title, draw: TankList },
    {
      title: ({ text }) => text.shelf.title,
      draw: lazy(async () => ({ default: (await import('./Shelf.tsx')).Shelf })),
    },
    { title: ({ text }) => text.papers.title, open: () => true, eager: true, draw: Papers },
  ],
  paper: (view) => <SheetPaper {...view} />,
});

function heard(view: TankFileView) {
  const { text, result } = view;
  const { rejected, open, levels, papers } = text;
  return [
    {
      subject: rejected.title,
      sentences: [
        ...rejectedDevices(result).map(({ name, reason }) => `${name}: ${reason}`),
        ...result.picked.outside.map(({ title, reason }) => `${rejected.outside} ${title}. ${reason}`),
      ],
    },
    {
      subject: open.title,
      sentences: openRows(view).map(({ question, changes }) => (changes ? `${question}, ${open.changes}` : question)),
    },
    { subject: text.conditions, sentences: conditionLines(view) },
    { subject: levels.title, sentences: levelRows(view).map((row) => row.join(': ')) },
    { subject: papers.title, sentences: paperRows(view) },
  ];
}

function Send(view: TankFileView) {
  const { text, tool, result } = view;
  if (tool.refused) return null;
  const fragment = () => tool.shortFragment(ownFields(result.judged.tank));
  const message = () => messageWords(view, new URL(fragment() || location.pathname, location.href).href);
  // The address is known only in the browser.
  const open = (address: (words: string) => string) => () =>
    window.open(address(encodeURIComponent(message())), '_self');
  return (
    <>
      <PrintButton label={text.actions.sheet} />
      <ToolButton quiet label={text.actions.whatsapp} onClick={open((words) => `https://wa.me/?text=${words}`)} />
      <ToolButton
        quiet
        label={text.actions.email}
        onClick={open((words) => `mailto:?subject=${encodeURIComponent(text.message.subject)}&body=${words}`)}
      />
    </>
  );
}

/** Assumptions of the answer, shown because another value may change it. */
function Assumed({ text, result }: TankFileView) {
  const { assumptions } = sayTank(result, text);
  if (assumptions.length === 0) return null;
  return (
    <p className="small quiet">
      <strong>{text.assumptions}</strong> <span>{assumptions.join(' · ')}</span>
    </p>
  );
}

function OpenQuestions(view: TankFileView) {
  const { text } = view;
  const rows = openRows(view);
  return (
    <div className="stack-2 slim">
      <p className="label">{text.open.title}</p>
      {rows.length === 0 && <p className="quiet">{text.open.none}</p>}
      <ul className="small">
        {rows.map(({ question, changes }) => (
          <li key={question} className={`${styles.question} rule-below`}>
            <span>{question}</span> {changes && <strong>{text.open.changes}</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Budget({ data, result }: TankFileView) {
  return <BudgetTable text={data.catalogue.text} result={result.picked} />;
}

/** Companions, what is installed, and the conditions of every part. */
function conditionLines({ text, result }: TankFileView): string[] {
  const said = sayTank(result, text);
  return [...said.companions, ...said.installed.map(([name, value]) => `${name}: ${value}`), ...said.conditions];
}

function Conditions(view: TankFileView) {
  return (
    <ul className="stack-1">
      {conditionLines(view).map((line) => (
        <li key={line} className="rule-below">
          {line}
        </li>
      ))}
    </ul>
  );
}

function Rejected({ text, result }: TankFileView) {
  const rows = rejectedDevices(result).map(({ name, reason }) => [name, reason]);
  const { title, name, reason, none, outside } = text.rejected;
  return (
    <div className="stack-3">
      {rows.length === 0 && <p className="quiet">{none}</p>}
      {rows.length > 0 && <DataTable caption={title} quiet columns={[name, reason]} rows={rows} stack />}
      {result.picked.outside.slice(1).map((other) => (
        <UncataloguedInstrument key={other.title} {...other} lead={outside} />
      ))}
    </div>
  );
}

function KeyRows({ text: { table }, tool, result }: TankFileView) {
  return (
    <div className="stack-3">
      <DataTable
        caption={table.title}
        quiet
        columns={[table.level, table.content, table.share]}
        rows={result.rows.map(({ level, content }) => [
          metres(level),
          formatLitres(content),
          `${Math.round((content / result.judged.full) * 100)}%`,
        ])}
      />
      <Onward to="tankTable" label={table.more} tool={tool} />
    </div>
  );
}

function Levels(view: TankFileView) {
  const {
    text: { levels: words },
    tool,
    result: {
      judged: { levels },
    },
  } = view;
  return (
    <div className="stack-3">
      <p className="quiet measure">{levels ? words.lead : words.missing}</p>
      {levels && (
        <DataTable caption={words.title} quiet columns={[words.level, words.content]} rows={levelRows(view)} />
      )}
      <Onward to="alarm" label={words.more} tool={tool} />
    </div>
  );
}

function Stock(view: TankFileView) {
  const { reorder } = sayTank(view.result, view.text);
  return (
    <div className="stack-3">
      <p className="measure">
        {reorder ? [reorder.verdict, reorder.basis].filter(Boolean).join(' ') : view.text.stock.missing}
      </p>
      <Onward to="alarm" label={view.text.stock.more} tool={view.tool} />
    </div>
  );
}

function Cost(view: TankFileView) {
  const { cost } = view.text;
  const { roi } = view.result;
  return (
    <div className="stack-3">
      <p className="measure">{paybackWords(view) ?? cost.missing}</p>
      <CostTable text={view.text} roi={roi} />
      <Action look="line" label={cost.more} to={`${toolRoutes.roi}${writeAddress(roiInputs, roi)}`} />
    </div>
  );
}

function Papers(view: TankFileView) {
  return (
    <ul className="stack-1">
      {paperRows(view).map((line) => (
        <li key={line} className="rule-below">
          {line}
        </li>
      ))}
    </ul>
  );
}

interface OnwardProps {
  to: Parameters<typeof tankHref>[0];
  label: string;
  tool: TankFileView['tool'];
}

const Onward = ({ to, label, tool }: OnwardProps) => (
  <p className="screen-only">
    <a href={tankHref(to, tool.carried()?.tank ?? {}, tool.carried()?.assumed)}>{label}</a>
  </p>
);
