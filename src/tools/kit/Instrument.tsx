import type { ReactNode } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import styles from './Instrument.module.css';
import { ResultSheet, resultSheetId } from './ResultSheet.tsx';
import type { ToolWords } from './tool-words.ts';
import { useSheet } from './use-sheet.ts';
import { Verdict, type VerdictText } from './Verdict.tsx';
import { VerdictStrip } from './VerdictStrip.tsx';

interface InstrumentProps {
  words: ToolWords;
  /** Names of the two halves, for screen readers; the second one also heads the open sheet. */
  inputsTitle: string;
  resultTitle: string;
  inputs: ReactNode;
  /** What has to be said before the verdict: that it is old, or that a link was damaged. */
  notices?: ReactNode;
  verdict: VerdictText;
  /** A narrow column of inputs: the drawing takes the rest. */
  slim?: boolean;
  children: ReactNode;
}

/**
 * A tool that fills the window: what the visitor gives beside verdict and drawing. On a phone they stand under one
 * another, a strip keeps the verdict in sight while fields are filled in, and draws the whole result up over them.
 */
export function Instrument(props: InstrumentProps) {
  const { words, inputsTitle, resultTitle, inputs, notices, verdict, slim, children } = props;
  const sheet = useSheet();
  return (
    <div className={classes(styles.instrument, slim && styles.slim)}>
      {/* No form: everything is calculated while it is typed, there is nothing to send. */}
      <section className="stack-4 top slim" aria-label={inputsTitle}>
        <h2 className="visually-hidden">{inputsTitle}</h2>
        {inputs}
        <VerdictStrip verdict={verdict} label={words.sheet.open} sheet={resultSheetId} open={sheet.open} />
      </section>
      <ResultSheet title={resultTitle} words={words.sheet} sheet={sheet}>
        {notices}
        <Verdict {...verdict} />
        {children}
      </ResultSheet>
    </div>
  );
}
