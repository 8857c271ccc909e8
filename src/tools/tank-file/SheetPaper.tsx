import { useEffect, useState } from 'react';
import { formatDay, formatLitres, today } from '../../shared/format/format.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Paper } from '../kit/RecordSheet.tsx';
import { BudgetTable } from '../picker/DecisionSheet.tsx';
import { FileDrawing } from './FileDrawing.tsx';
import styles from './SheetPaper.module.css';
import { rejectedBy } from './sheet.ts';
import { costWords, factRows, isFound, metres, openRows, type TankFileView, verdictWords } from './words.ts';

/** A page to be signed, and one that nobody signs. */
export function SheetPaper(view: TankFileView) {
  const { text, tool, values } = view;
  const { paper } = text;
  const [{ link, day, code }, know] = useState({ link: '', day: '', code: { size: 21, path: '' } });
  const fragment = tool.fragment();
  // They belong to the reader's browser, not to the page's HTML.
  useEffect(() => {
    let isLatest = true;
    const link = new URL(fragment || location.pathname, location.href).href;
    know((all) => ({ ...all, link, day: today() }));
    codeOf(link).then((code) => isLatest && know((all) => ({ ...all, code })));
    return () => {
      isLatest = false;
    };
  }, [fragment]);
  return (
    <Paper
      text={paper}
      print={{ label: text.actions.print ?? '', disabled: tool.refused }}
      appendix={<Details {...view} />}
    >
      <div className={styles.head}>
        <FileDrawing {...view} />
        <div className="stack-2 slim">
          <p className="large strong">{values.tag || text.untagged}</p>
          <p className="strong">{verdictWords(view)}</p>
          {tool.linked && <p className="strong">{text.linked}</p>}
          {day && <p>{formatDay(day)}</p>}
        </div>
      </div>
      <h4>{text.facts.title}</h4>
      <DataTable
        caption={text.facts.title}
        quiet
        columns={[text.facts.name, text.facts.value, text.facts.basis]}
        rows={factRows(view)}
      />
      <h4>{text.open.title}</h4>
      <p>
        {openRows(view)
          .map(({ question, changes }) => (changes ? `${question} (${text.open.changes})` : question))
          .join('; ') || text.open.none}
      </p>
      <svg className={styles.code} viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`} aria-hidden="true">
        <path d={code.path} />
      </svg>
      <p className="breakable">
        {paper.code} {paper.link} {link}
      </p>
    </Paper>
  );
}

/** A second page, that nobody signs. */
function Details(view: TankFileView) {
  const { text, data, result } = view;
  return (
    <div className={`${styles.second} stack-2`}>
      <h3 className="large">{text.paper.second}</h3>
      {isFound(view) && <BudgetTable text={data.catalogue.text} result={result.picked} />}
      <DataTable
        caption={text.rejected.title}
        columns={[text.rejected.name, text.rejected.reason]}
        rows={rejectedBy(result).map(({ name, reason }) => [name, reason])}
      />
      <DataTable
        caption={text.table.title}
        columns={[text.table.level, text.table.content]}
        rows={result.rows.map(({ level, content }) => [metres(level), formatLitres(content)])}
      />
      <p>{costWords(view)}</p>
      <p>{text.cost.note}</p>
    </div>
  );
}

/** The smallest version that an eighth may be lost of (level M); its dark modules as one path. */
async function codeOf(address: string): Promise<{ size: number; path: string }> {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  const places = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const);
  const dark = places.filter(([row, column]) => code.isDark(row, column));
  return { size, path: dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('') };
}
