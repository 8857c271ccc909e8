import type { ReactNode } from 'react';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Prose } from '../../shared/ui/Prose.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Reference.module.css';

interface ChapterProps {
  /** Fragment of its address. */
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
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
        <Text.h2 className={`${styles.title} larger`} id={`${id}-judul`}>
          {title}
        </Text.h2>
        {paragraphs.map((paragraph) => (
          <Prose.p key={paragraph} className="quiet measure">
            {paragraph}
          </Prose.p>
        ))}
        {points.length > 0 && <PointList items={points} />}
        {children}
      </div>
      {code && <div className={`${styles.code} stack-3 top slim`}>{code}</div>}
      {wide && <div className={`${styles.wide} stack-3 top slim`}>{wide}</div>}
    </section>
  );
}
