import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/format/format.ts';
import { CompanyMark } from '../../../shared/ui/LogoMarks.tsx';
import styles from './TitleBlock.module.css';
import { usePaper } from './use-issue.ts';

interface TitleBlockProps {
  /** Defaults to the heading of the tool. */
  title?: string;
  /** Cell in addition to number and date. */
  page?: readonly [name: string, value: string];
}

/** Title block of a sheet: issuer, title, and number and date, which identify a copy. */
export function TitleBlock({ title, page }: TitleBlockProps) {
  const paper = usePaper();
  const { words, issue } = paper;
  const cells = [
    [words.number, issue.number],
    [words.date, issue.day && formatDay(issue.day)],
    ...(page ? [page] : []),
  ];
  return (
    <div className={styles.block} data-title-block="">
      <p className="row gap-2 strong">
        <CompanyMark size={22} /> <span>{words.maker}</span>
      </p>
      <h3 className="large">{title ?? paper.title}</h3>
      <dl className={`${styles.cells} row wrap`}>
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

/** Millimetres of a module that a phone reads at arm's length. */
const module = 0.36;

/** End of a sheet: what the code opens, and the address that it holds; `least` is the side of the code in mm. */
export function SheetFoot({ least = 18, children }: { least?: number; children?: ReactNode }) {
  const { words, issue } = usePaper();
  const { link, code } = issue;
  const side = `${Math.max(least, (code?.size ?? 0) * module)}mm`;
  return (
    <div className={`${styles.foot} whole`}>
      <div className="stack-1 slim">
        {children}
        <p className="breakable">
          {[code && (code.path === '' ? words.long : words.code), words.link, link].filter(Boolean).join(' ')}
        </p>
      </div>
      {code?.path && (
        <svg
          className={styles.code}
          width={side}
          height={side}
          viewBox={`0 0 ${code.size} ${code.size}`}
          aria-hidden="true"
          data-qr=""
        >
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}
