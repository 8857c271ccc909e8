import { memo, useDeferredValue, useEffect, useState } from 'react';
import { formatDay, formatLitres, today } from '../../shared/format/format.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Facts, Paper } from '../kit/RecordSheet.tsx';
import { BudgetTable } from '../picker/DecisionSheet.tsx';
import { CostTable } from './CostTable.tsx';
import { FileDrawing } from './FileDrawing.tsx';
import { metres, sayTank } from './judged-words.ts';
import styles from './SheetPaper.module.css';
import { rejectedDevices } from './sheet.ts';
import { isTankField } from './tiers.ts';
import { UncataloguedInstrument } from './UncataloguedInstrument.tsx';
import { isFound, levelRows, openRows, paperRows, paybackWords, type TankFileView, verdictWords } from './words.ts';

/** Deferred: while typing, it renders after the fields and the verdict. */
export const SheetPaper = (view: TankFileView) => <Pages view={useDeferredValue(view)} />;

/** First page for signature, second page without. */
const Pages = memo(function Pages({ view }: { view: TankFileView }) {
  const { text, tool, values, result } = view;
  const said = sayTank(result, text);
  const { paper } = text;
  const [{ link, day, code }, know] = useState<{ link: string; day: string; code?: Code }>({ link: '', day: '' });
  const fragment = tool.shortFragment(isTankField);
  // Link, date and code depend on the browser, so they are not in the prerendered HTML.
  useEffect(() => {
    let isLatest = true;
    const link = new URL(fragment || location.pathname, location.href).href;
    know((all) => ({ ...all, link, day: today() }));
    loadCode(link).then((code) => isLatest && know((all) => ({ ...all, code })));
    return () => {
      isLatest = false;
    };
  }, [fragment]);
  return (
    <Paper text={paper} print={{ label: text.actions.sheet, disabled: tool.refused }} appendix={<Details {...view} />}>
      <div className={styles.head}>
        <FileDrawing {...view} />
        <div className="stack-2 slim">
          <p className="large strong">{values.tag || text.untagged}</p>
          <p className="strong">{verdictWords(view)}</p>
          {result.picked.outside.slice(0, 1).map((other) => (
            <UncataloguedInstrument key={other.title} {...other} lead={text.rejected.outside} />
          ))}
          {tool.linked && <p className="strong">{text.linked}</p>}
          {day && <p>{formatDay(day)}</p>}
        </div>
      </div>
      <h4>{text.facts}</h4>
      <div className={styles.facts}>
        <Facts facts={[[text.readings.full.label, said.capacity], ...said.fields, ...levelRows(view)]} />
      </div>
      {said.reorder && <p>{said.reorder}</p>}
      <p>{paper.error}</p>
      <h4>{text.open.title}</h4>
      <p>
        {openRows(view)
          .map(({ question, changes }) => (changes ? `${question} (${text.open.changes})` : question))
          .join('; ') || text.open.none}
      </p>
      <h4>{text.papers.title}</h4>
      <p>{`${paperRows(view).join('; ')}.`}</p>
      <div className={styles.address}>
        {code?.path && (
          <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true">
            <path d={code.path} />
          </svg>
        )}
        <p className="breakable">{[code?.path === '' ? paper.long : paper.code, paper.link, link].join(' ')}</p>
      </div>
    </Paper>
  );
});

/** Second page, without signatures. */
function Details(view: TankFileView) {
  const { text, data, result } = view;
  return (
    <div className={`${styles.second} stack-2`}>
      <h3 className="large">{text.paper.second}</h3>
      {isFound(view) && <BudgetTable text={data.catalogue.text} result={result.picked} />}
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
    </div>
  );
}

interface Code {
  size: number;
  /** SVG path of the dark modules; empty when the address is too long for a readable code. */
  path: string;
}

/**
 * Longest address in characters: level M, which survives the loss of an eighth, up to version 21, where a module is a
 * third of a millimetre.
 */
const longestAddress = 700;

async function loadCode(address: string): Promise<Code> {
  if (address.length > longestAddress) return { size: 0, path: '' };
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  const places = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const);
  const dark = places.filter(([row, column]) => code.isDark(row, column));
  return { size, path: dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('') };
}
