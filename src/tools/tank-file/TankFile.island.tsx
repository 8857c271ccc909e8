import { lazy } from 'react';
import { yearsText } from '../../plant/radio/radio.ts';
import { toolRoutes } from '../../routes.ts';
import { formatLitres } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { defineTool } from '../kit/define-tool.tsx';
import { tankHref } from '../kit/flow.ts';
import { tankRecord } from '../kit/tank-record.ts';
import { BudgetTable } from '../picker/DecisionSheet.tsx';
import { MediumField } from '../picker/MediumField.tsx';
import { broughtBy, protectionOf } from '../picker/tank.ts';
import { FileDrawing } from './FileDrawing.tsx';
import { SheetPaper } from './SheetPaper.tsx';
import { rejectedBy, sheetOf } from './sheet.ts';
import styles from './TankFile.module.css';
import { deviceFields, tankUse, tiers } from './tiers.ts';
import {
  costWords,
  errorWords,
  isFound,
  messageWords,
  metres,
  openRows,
  type TankFileData,
  type TankFileView,
  verdictWords,
} from './words.ts';

const tier = (name: 'order' | 'survey' | 'stock') => ({ name, fields: tiers[name], fold: true });

/** One tank, described once, and what all tools say of it. */
export const TankFile = defineTool({
  id: 'berkas-tangki',
  inputs: tankRecord,
  tank: tankUse,
  model: (values, data: TankFileData) => sheetOf(values, data.catalogue),
  form: [
    { fields: ['tag'] },
    {
      name: 'device',
      before: (view) => (
        <MediumField
          kinds={view.data.catalogue.text.fields.isi.options}
          content={view.result.picked.tank.content}
          verdict={!view.tool.refused && verdictWords(view)}
          put={(medium) => {
            const { isi, suhu, tekanan } = broughtBy(medium, view.result.picked.tank.content);
            view.tool.put({
              medium: medium?.id ?? '',
              ...(isi && { kind: isi }),
              ...(suhu !== undefined && { temperature: suhu }),
              ...(tekanan !== undefined && { pressure: tekanan }),
            });
          }}
        />
      ),
      fields: ({ values }) => deviceFields(values),
    },
    tier('order'),
    tier('survey'),
    tier('stock'),
  ],
  field: (name, { tool }) => {
    if (name === 'kind') return { wide: true, onChange: (to) => tool.put({ kind: to as never, medium: '' }) };
    return name === 'task' || name === 'opening' || name === 'shape' ? { wide: true } : undefined;
  },
  verdict: (view) => ({
    sentence: verdictWords(view),
    state: isFound(view) ? 'good' : 'bad',
    more: view.tool.linked && <p>{view.text.linked}</p>,
  }),
  readings: (view) => {
    const { text, values, result } = view;
    const { radio } = result.picked;
    return [
      { ...text.readings.full, value: formatLitres(result.full) },
      { ...text.readings.error, value: errorWords(view) },
      { ...text.readings.network, value: radio?.record.title ?? '–' },
      // Where mains is, none is needed.
      ...(values.power === 'listrik'
        ? []
        : [{ ...text.readings.life, value: radio?.life ? yearsText(radio.life) : '–' }]),
    ];
  },
  drawing: (view) => (
    <div className={styles.beside}>
      <FileDrawing {...view} />
      <OpenQuestions {...view} />
    </div>
  ),
  slim: true,
  handover: ({ values, result }) => ({
    isi: values.kind,
    bentuk: values.shape,
    volume: Math.round(result.full),
    zona: values.zone,
    sensor: result.picked.sensor?.record.id ?? 'tanpa-sensor',
    jaringan: result.picked.radio?.record.id ?? 'tanpa-jaringan',
  }),
  actions: (view) => <Send {...view} />,
  compare: (view) => [
    [view.text.fields['t-isi'].label, view.result.picked.tank.content.name],
    [view.text.readings.full.label, formatLitres(view.result.full)],
    [view.text.readings.error.label, errorWords(view)],
    [view.text.readings.network.label, view.result.picked.radio?.record.title ?? '–'],
  ],
  parts: [
    { title: ({ text }) => text.budget, when: isFound, open: () => true, eager: true, draw: Budget },
    { title: ({ text }) => text.rejected.title, open: () => true, eager: true, draw: Rejected },
    { title: ({ text }) => text.table.title, open: () => true, eager: true, draw: KeyRows },
    { title: ({ text }) => text.levels.title, open: () => true, eager: true, draw: Levels },
    { title: ({ text }) => text.stock.title, open: () => true, eager: true, draw: Stock },
    { title: ({ text }) => text.cost.title, open: () => true, eager: true, draw: Cost },
    {
      title: ({ text }) => text.list.title,
      draw: lazy(async () => ({ default: (await import('./TankList.tsx')).TankList })),
    },
    {
      title: ({ text }) => text.shelf.title,
      draw: lazy(async () => ({ default: (await import('./Shelf.tsx')).Shelf })),
    },
    { title: ({ text }) => text.papers.title, open: () => true, eager: true, draw: Papers },
  ],
  paper: (view) => <SheetPaper {...view} />,
});

function Send(view: TankFileView) {
  const { text, tool } = view;
  if (tool.refused) return null;
  const message = () => messageWords(view, new URL(tool.fragment() || location.pathname, location.href).href);
  // The address is known in the browser alone.
  const open = (address: (words: string) => string) => () =>
    window.open(address(encodeURIComponent(message())), '_self');
  return (
    <>
      <ToolButton quiet label={text.actions.whatsapp} onClick={open((words) => `https://wa.me/?text=${words}`)} />
      <ToolButton
        quiet
        label={text.actions.email}
        onClick={open((words) => `mailto:?subject=${encodeURIComponent(text.message.subject)}&body=${words}`)}
      />
    </>
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
            {question} {changes && <strong>{text.open.changes}</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Budget({ data, result }: TankFileView) {
  return <BudgetTable text={data.catalogue.text} result={result.picked} />;
}

function Rejected({ text, result }: TankFileView) {
  const rows = rejectedBy(result).map(({ name, reason }) => [name, reason]);
  const { title, name, reason, none, outside } = text.rejected;
  return (
    <div className="stack-3">
      {rows.length === 0 && <p className="quiet">{none}</p>}
      {rows.length > 0 && <DataTable caption={title} quiet columns={[name, reason]} rows={rows} stack />}
      {result.picked.outside.map((other) => (
        <p key={other.title} className="measure">
          <strong>
            {outside} {other.title}.
          </strong>{' '}
          {other.reason}
        </p>
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
          `${Math.round((content / result.full) * 100)}%`,
        ])}
      />
      <Onward to="tankTable" label={table.more} tool={tool} />
    </div>
  );
}

function Levels({ text: { levels: words }, tool, result: { levels } }: TankFileView) {
  return (
    <div className="stack-3">
      <p className="quiet measure">{levels ? words.lead : words.missing}</p>
      {levels && (
        <DataTable
          caption={words.title}
          quiet
          columns={[words.level, words.content]}
          rows={levels.levels.flatMap(({ kind, litres }) =>
            kind === 'normal' ? [] : [[words[kind], formatLitres(litres)]],
          )}
        />
      )}
      <Onward to="alarm" label={words.more} tool={tool} />
    </div>
  );
}

function Stock({ text: { stock: words, fields }, values, tool, result: { reorder } }: TankFileView) {
  const slots = reorder && {
    titik: formatLitres(reorder.point),
    cadangan: formatLitres(reorder.safety),
    pakai: `${formatLitres(values.use)}/hari`,
    tunggu: `${values.leadTime} ${fields['t-tunggu'].unit ?? ''}`,
  };
  return (
    <div className="stack-3">
      <p className="measure">{slots ? fillSlots(words.sentence, slots) : words.missing}</p>
      <Onward to="alarm" label={words.more} tool={tool} />
    </div>
  );
}

function Cost(view: TankFileView) {
  const { cost } = view.text;
  return (
    <div className="stack-3">
      <p className="measure">{costWords(view)}</p>
      <p className="small quiet measure">{cost.note}</p>
      <Action look="line" label={cost.more} to={`${toolRoutes.roi}#v=3&tangki=${view.values.quantity}`} />
    </div>
  );
}

function Papers({ text: { papers }, values, result: { picked } }: TankFileView) {
  const { content } = picked.tank;
  const asked = [
    ...(values.zone === 'aman' ? [] : [`${papers.ex} ${protectionOf(picked.tank) ?? ''}`.trim()]),
    papers.radio,
    papers.calibration,
    ...(content.kind === 'asam' || content.kind === 'kimia' ? [papers.material] : []),
    ...(values.sulphide === 'ya' ? [papers.sulphide] : []),
    ...(content.hygienic ? [papers.hygiene] : []),
  ];
  return (
    <ul className="stack-1">
      {asked.map((line) => (
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
    <a href={tankHref(to, tool.carried() ?? {})}>{label}</a>
  </p>
);
