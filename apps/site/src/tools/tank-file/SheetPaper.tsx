import { memo, useDeferredValue } from 'react';
import { formatLitres } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Facts, Paper } from '../kit/paper/RecordSheet.tsx';
import { SheetFoot, TitleBlock } from '../kit/paper/TitleBlock.tsx';
import { usePaper } from '../kit/paper/use-issue.ts';
import { BudgetTable } from '../picker/DecisionSheet.tsx';
import { answer } from '../picker/picker.words.ts';
import { CostTable } from './CostTable.tsx';
import { FileDrawing } from './FileDrawing.tsx';
import { metres, sayTank } from './judged-words.ts';
import styles from './SheetPaper.module.css';
import { judgedDevices } from './sheet.ts';
import { UncataloguedInstrument } from './UncataloguedInstrument.tsx';
import { isFound, levelRows, openRows, paperRows, paybackWords, type TankFileView, verdictWords } from './words.ts';

/** Deferred: while typing, it renders after the fields and the verdict. */
export const SheetPaper = (view: TankFileView) => <Pages view={useDeferredValue(view)} />;

/** First page for signature, second page without. The pages repeat parts of the tool, so they are not prerendered. */
const Pages = memo(function Pages({ view }: { view: TankFileView }) {
  const { text, tool } = view;
  const { paper } = text;
  const { issue } = usePaper();
  const page = (number: number) => [paper.page, fillSlots(paper.pages, { nomor: String(number) })] as const;
  return (
    <Paper
      text={paper}
      print={{ label: text.actions.sheet, disabled: tool.refused }}
      titleBlock={<TitleBlock page={page(1)} title={paper.title} />}
      appendix={
        issue.day && (
          <div className={`${styles.second} stack-2`}>
            <TitleBlock page={page(2)} title={paper.second} />
            <Details {...view} />
          </div>
        )
      }
    >
      {issue.day && <FirstPage {...view} />}
    </Paper>
  );
});

/** Verdict, facts and conditions, above the signatures. */
function FirstPage(view: TankFileView) {
  const { text, tool, result } = view;
  const { paper } = text;
  const said = sayTank(result, text);
  return (
    <>
      <div className={`${styles.head} fit gap-3 middle`}>
        <FileDrawing {...view} />
        <div className="stack-2 slim">
          <p className="large strong">{result.judged.tank.tag || text.untagged}</p>
          <p className="strong">{verdictWords(view)}</p>
          {said.reorder?.basis && <p>{said.reorder.basis}</p>}
          {said.roof && <p>{said.roof}</p>}
          {said.companions.length > 0 && <p>{said.companions.join(' ')}</p>}
          {result.picked.outside.slice(0, 1).map((other) => (
            <UncataloguedInstrument key={other.title} {...other} lead={text.rejected.outside} />
          ))}
          {tool.linked && <p className="strong">{text.linked}</p>}
        </div>
      </div>
      <h4>{text.facts}</h4>
      <div className={styles.facts}>
        <Facts facts={[[text.readings.full.label, said.capacity], ...said.fields, ...levelRows(view)]} />
      </div>
      {said.conditions.length > 0 && (
        <>
          <h4>{text.conditions}</h4>
          <div className={styles.conditions}>
            {[...said.installed.map(([name, value]) => `${name}: ${value}`), ...said.conditions].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </>
      )}
      <SheetFoot least={36}>
        <Labelled
          name={said.error && `${text.readings.error.label} ${said.error}${said.leftOut && `, ${said.leftOut}`}.`}
          value={paper.error}
        />
        <Labelled
          name={`${text.open.title}:`}
          value={
            openRows(view)
              .map(({ question, changes }) => (changes ? `${question} (${text.open.changes})` : question))
              .join('; ') || text.open.none
          }
        />
        <Labelled name={`${text.papers.title}:`} value={`${paperRows(view).join('; ')}.`} />
      </SheetFoot>
    </>
  );
}

const Labelled = ({ name, value }: { name: string; value: string }) => (
  <p>
    <strong>{name}</strong> <span>{value}</span>
  </p>
);

/** Second page, without signatures. */
function Details(view: TankFileView) {
  const { text, result } = view;
  return (
    <>
      {isFound(view) && <BudgetTable sensor={result.picked.sensor} />}
      <DataTable
        caption={text.rejected.all}
        columns={[text.rejected.name, text.rejected.verdict, text.rejected.reason]}
        rows={judgedDevices(result).map(({ name, verdict, reason }) => [name, answer.verdicts[verdict], reason])}
      />
      {result.picked.outside.slice(1).map((other) => (
        <UncataloguedInstrument key={other.title} {...other} lead={text.rejected.outside} />
      ))}
      <DataTable
        caption={text.table.title}
        columns={[text.table.level, text.table.content]}
        rows={result.rows.map(({ level, content }) => [metres(level), formatLitres(content)])}
      />
      {paybackWords(view) && <p>{paybackWords(view)}</p>}
      <CostTable text={text} roi={result.roi} />
    </>
  );
}
