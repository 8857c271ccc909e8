import { memo, useDeferredValue, useEffect, useState } from 'react';
import { formatDay, formatLitres, today } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ProductMark } from '../../shared/ui/LogoMarks.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Facts, Paper } from '../kit/RecordSheet.tsx';
import { BudgetTable } from '../picker/DecisionSheet.tsx';
import { CostTable } from './CostTable.tsx';
import { documentNumber } from './document-number.ts';
import { FileDrawing } from './FileDrawing.tsx';
import { metres, sayTank } from './judged-words.ts';
import { type QrCode, qrCode } from './qr-code.ts';
import styles from './SheetPaper.module.css';
import { rejectedDevices } from './sheet.ts';
import { ownFields } from './tiers.ts';
import { UncataloguedInstrument } from './UncataloguedInstrument.tsx';
import { isFound, levelRows, openRows, paperRows, paybackWords, type TankFileView, verdictWords } from './words.ts';

/** Deferred: while typing, it renders after the fields and the verdict. */
export const SheetPaper = (view: TankFileView) => <Pages view={useDeferredValue(view)} />;

interface Issue {
  link: string;
  day: string;
  code?: QrCode | undefined;
}

/** First page for signature, second page without. */
const Pages = memo(function Pages({ view }: { view: TankFileView }) {
  const { text, tool, result } = view;
  const { paper } = text;
  const [issue, know] = useState<Issue>({ link: '', day: '' });
  const { link, code } = issue;
  const fragment = tool.shortFragment(ownFields(result.judged.tank));
  // Link, date and code depend on the browser. The pages repeat parts of the tool, so they are not prerendered either.
  useEffect(() => {
    let isLatest = true;
    const link = new URL(fragment || location.pathname, location.href).href;
    know((all) => ({ ...all, link, day: today() }));
    qrCode(link).then((code) => isLatest && know((all) => ({ ...all, code })));
    return () => {
      isLatest = false;
    };
  }, [fragment]);
  const block = { text, fragment, day: issue.day };
  return (
    <Paper
      text={paper}
      print={{ label: text.actions.sheet, disabled: tool.refused }}
      titleBlock={<TitleBlock {...block} page={1} title={paper.title} />}
      appendix={
        issue.day && (
          <div className={`${styles.second} stack-2`}>
            <TitleBlock {...block} page={2} title={paper.second} />
            <Details {...view} />
          </div>
        )
      }
    >
      {issue.day && <FirstPage {...view} link={link} code={code} />}
    </Paper>
  );
});

/** Verdict, facts and conditions, above the signatures. */
function FirstPage({ link, code, ...view }: TankFileView & Pick<Issue, 'link' | 'code'>) {
  const { text, tool, result } = view;
  const { paper } = text;
  const said = sayTank(result, text);
  return (
    <>
      <div className={styles.head}>
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
      <div className={styles.foot}>
        <div className="stack-1 slim">
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
          <p className="breakable">{code?.path === '' ? paper.long : [paper.code, paper.link, link].join(' ')}</p>
        </div>
        {code?.path && (
          <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true" data-qr="">
            <path d={code.path} />
          </svg>
        )}
      </div>
    </>
  );
}

const Labelled = ({ name, value }: { name: string; value: string }) => (
  <p>
    <strong>{name}</strong> <span>{value}</span>
  </p>
);

interface TitleBlockProps extends Pick<TankFileView, 'text'> {
  title: string;
  fragment: string;
  day: string;
  page: number;
}

/** Title block of a page: issuer, title, and number, date and page, by which a copy is told from another. */
function TitleBlock({ text: { paper }, title, fragment, day, page }: TitleBlockProps) {
  const cells = [
    [paper.number, documentNumber(fragment)],
    [paper.date, day && formatDay(day)],
    [paper.page, fillSlots(paper.pages, { nomor: String(page) })],
  ];
  return (
    <div className={styles.block}>
      <p className={`${styles.maker} strong`}>
        <ProductMark size={22} /> <span>{paper.maker}</span>
      </p>
      <h3 className="large">{title}</h3>
      <dl className={styles.cells}>
        {cells.map(([name, value]) => (
          <div key={name}>
            <dt className="faint">{name}</dt>
            <dd className="figures strong">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Second page, without signatures. */
function Details(view: TankFileView) {
  const { text, result } = view;
  return (
    <>
      {isFound(view) && <BudgetTable sensor={result.picked.sensor} />}
      <DataTable
        caption={text.rejected.title}
        columns={[text.rejected.name, text.rejected.reason]}
        rows={rejectedDevices(result).map(({ name, reason }) => [name, reason])}
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
