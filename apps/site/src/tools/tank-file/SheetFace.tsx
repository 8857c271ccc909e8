import { lazy } from 'react';
import { roiInputs } from 'tank-gauging/roi/inputs';
import { toolRoutes } from '../../routes.ts';
import { formatLitres } from '../../shared/format/format.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { PrintButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { writeAddress } from '../kit/address.ts';
import { tankHref } from '../kit/flow.ts';
import { BudgetTable } from '../picker/DecisionSheet.tsx';
import { TankList } from '../tank-list/TankList.island.tsx';
import { CostTable } from './CostTable.tsx';
import { deferred } from './deferred.tsx';
import { metres, sayTank } from './judged-words.ts';
import { rejectedDevices } from './sheet.ts';
import styles from './TankInstrument.module.css';
import { ownFields } from './tiers.ts';
import { UncataloguedInstrument } from './UncataloguedInstrument.tsx';
import {
  conditionLines,
  isFound,
  levelRows,
  messageWords,
  openRows,
  paperRows,
  paybackWords,
  type TankFileView,
} from './words.ts';

/** Open questions, and on a phone the assumptions, which a wide drawing has as its labels. */
export function Questions(view: TankFileView) {
  return (
    <div className="stack-3">
      <Assumed {...view} />
      <OpenQuestions {...view} />
    </div>
  );
}

export function Send(view: TankFileView) {
  const { text, tool } = view;
  if (tool.refused) return null;
  return (
    <>
      <PrintButton label={text.actions.sheet} />
      {tool.given.length > 0 && <Messages view={view} />}
    </>
  );
}

/** The tank as a message; an untouched example is not sent. */
function Messages({ view }: { view: TankFileView }) {
  const { text, tool, result } = view;
  const fragment = () => tool.shortFragment(ownFields(result.judged.tank));
  const message = () => messageWords(view, new URL(fragment() || location.pathname, location.href).href);
  // The address is known only in the browser.
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

/** Assumptions of the answer, shown because another value may change it. */
function Assumed({ text, result }: TankFileView) {
  const { assumptions } = sayTank(result, text);
  if (assumptions.length === 0) return null;
  return (
    <div className={`${styles.assumed} stack-2 slim`}>
      <p className="label">{text.assumptions}</p>
      <ul className={`${styles.questions} small`}>
        {assumptions.map((assumption) => (
          <li key={assumption} className={`${styles.question} rule-below`}>
            {assumption}
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenQuestions(view: TankFileView) {
  const { text } = view;
  const rows = openRows(view);
  return (
    <div className="stack-2 slim">
      <p className="label">{text.open.title}</p>
      {rows.length === 0 && <p className="quiet">{text.open.none}</p>}
      <ul className={`${styles.questions} small`}>
        {rows.map(({ question, changes }) => (
          <li key={question} className={`${styles.question} rule-below`}>
            <span>{question}</span> {changes && <strong>{text.open.changes}</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const open = { open: () => true, eager: true };

/** Parts of the whole sheet. */
export const sheetParts = [
  {
    title: ({ text }: TankFileView) => text.budget,
    when: isFound,
    ...open,
    draw: deferred(({ result }) => <BudgetTable sensor={result.picked.sensor} />),
  },
  { title: ({ text }: TankFileView) => text.conditions, when: isFound, ...open, draw: deferred(Conditions) },
  { title: ({ text }: TankFileView) => text.rejected.title, ...open, draw: deferred(Rejected) },
  { title: ({ text }: TankFileView) => text.table.title, ...open, draw: deferred(KeyRows) },
  { title: ({ text }: TankFileView) => text.levels.title, ...open, draw: deferred(Levels) },
  { title: ({ text }: TankFileView) => text.stock.title, ...open, draw: deferred(Stock) },
  { title: ({ text }: TankFileView) => text.cost.title, ...open, draw: deferred(Cost) },
  // Imported with the page: it loads its reader with the first list, and its styles are the page's.
  { title: ({ text }: TankFileView) => text.list.title, draw: TankList },
  {
    title: ({ text }: TankFileView) => text.shelf.title,
    draw: lazy(async () => ({ default: (await import('./Shelf.tsx')).Shelf })),
  },
  { title: ({ text }: TankFileView) => text.papers.title, ...open, draw: deferred(Papers) },
];

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
