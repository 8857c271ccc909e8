import type { ReactNode } from 'react';
import styles from './HeroPlot.module.css';

interface HeroPlotProps {
  /** What is drawn, under it at the left. */
  caption: string;
  /** What the width of the drawing stands for. */
  span: string;
  children: ReactNode;
}

/** The box of a drawing beside a headline: an axis at the left and below, words under it. */
export function HeroPlot({ caption, span, children }: HeroPlotProps) {
  return (
    <figure>
      <div className={styles.box}>{children}</div>
      <figcaption className={`${styles.caption} caption quiet spread`}>
        <span>{caption}</span>
        <span>{span}</span>
      </figcaption>
    </figure>
  );
}
