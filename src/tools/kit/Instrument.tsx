import '../../shared/styles/grid.css';
import type { ReactNode } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { classes } from '../../shared/ui/classes.ts';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import type { LinkDamage } from './address.ts';
import styles from './Instrument.module.css';
import { ResultSheet, resultSheetId } from './ResultSheet.tsx';
import type { ToolWords } from './tool-words.ts';
import { useSheet } from './use-sheet.ts';
import { Verdict, type VerdictText } from './Verdict.tsx';
import { VerdictStrip } from './VerdictStrip.tsx';

interface InstrumentProps {
  words: ToolWords;
  /** While a field is refused, the result is older than what is typed; `damage` is what the opening link got wrong. */
  tool: { refused: boolean; damage: LinkDamage | undefined };
  /** A worker has not answered yet: the result is older than what is typed. */
  busy?: boolean;
  /** What a field is called on the page, by its name in the address. */
  labelOf?: ((field: string) => string) | undefined;
  /** Names of the two halves, for screen readers; the second one also heads the open sheet. */
  inputsTitle: string;
  resultTitle: string;
  inputs: ReactNode;
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
  const { words, tool, busy, labelOf, inputsTitle, resultTitle, inputs, verdict, slim, children } = props;
  const sheet = useSheet();
  const old = tool.refused ? words.refused.strip : busy ? words.busy : undefined;
  return (
    <div className={classes(styles.instrument, slim && styles.slim)}>
      {/* No form: everything is calculated while it is typed, there is nothing to send. */}
      <section className="stack-4 top slim" aria-label={inputsTitle} data-needs-script="">
        <h2 className="visually-hidden">{inputsTitle}</h2>
        {inputs}
        <VerdictStrip verdict={verdict} old={old} label={words.sheet.open} sheet={resultSheetId} open={sheet.open} />
      </section>
      <ResultSheet title={resultTitle} words={words.sheet} sheet={sheet}>
        <Notices words={words} tool={tool} labelOf={labelOf} />
        <Verdict {...verdict} old={old !== undefined} />
        {children}
      </ResultSheet>
    </div>
  );
}

/** Says over a result that it is old, or what of the link that opened the tool was damaged. Spoken when it comes. */
function Notices({ words, tool: { refused, damage }, labelOf }: Pick<InstrumentProps, 'words' | 'tool' | 'labelOf'>) {
  const named = (keys: readonly string[] = []) => [...new Set(labelOf ? keys.map(labelOf) : [])].join(', ');
  const [unread, gone] = [named(damage?.fields), named(damage?.gone)];
  const damaged = [
    ...(damage && (damage.other || damage.fields.length > 0) ? [words.link.damaged] : []),
    ...(unread ? [fillSlots(words.link.fields, { isian: unread })] : []),
    ...(gone ? [fillSlots(words.link.gone, { isian: gone })] : []),
  ].join(' ');
  useSpoken(damaged);
  useSpoken(refused && words.refused.result);
  return (
    <div className={styles.notices}>
      {damaged && <p className={`${styles.notice} strong`}>{damaged}</p>}
      {refused && <p className={`${styles.notice} strong`}>{words.refused.result}</p>}
    </div>
  );
}
