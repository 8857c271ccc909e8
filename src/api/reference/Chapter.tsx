import type { ReactNode } from 'react';
import type { Marked, Wording } from '../../shared/text/marked.ts';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Text, Words } from '../../shared/ui/Text.tsx';
import styles from './Reference.module.css';

interface ChapterProps {
  /** Fragment of its address. */
  id: string;
  title: Wording;
  paragraphs?: readonly Marked[];
  points?: readonly Marked[];
  /** Under the words: tables, lists. */
  children?: ReactNode;
  /** Code beside the words. */
  code?: ReactNode;
  /** Below both, over the whole width. */
  wide?: ReactNode;
}

/** A part of the reference: words left, code right. */
export function Chapter({ id, title, paragraphs = [], points = [], children, code, wide }: ChapterProps) {
  return (
    <section id={id} className={`${styles.chapter} rule-strong`} aria-labelledby={`${id}-judul`}>
      <div className={`${styles.words} stack-3 top slim`}>
        <Words.h2 className={`${styles.title} larger`} id={`${id}-judul`}>
          {title}
        </Words.h2>
        {paragraphs.map((paragraph) => (
          <Text.p key={paragraph.plain} className="quiet measure">
            {paragraph}
          </Text.p>
        ))}
        {points.length > 0 && <PointList items={points} />}
        {children}
      </div>
      {code && <div className={`${styles.code} stack-3 top slim`}>{code}</div>}
      {wide && <div className={`${styles.wide} stack-3 top slim`}>{wide}</div>}
    </section>
  );
}
