import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formatAllDigits } from '../../shared/format/format.ts';
import { desktop } from '../../shared/styles/breakpoints.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import type { LinkDamage } from './address.ts';
import styles from './Instrument.module.css';
import type { ToolWords } from './tool-words.ts';
import { type AnnouncedText, useAnnouncedResult } from './use-announced-result.ts';

export interface VerdictText {
  /** Line above the sentence: the figure that the sentence judges. */
  lead?: string;
  sentence: string;
  /** `bad` calls for action; `open` means that no verdict is possible yet. */
  state: 'good' | 'bad' | 'open';
  more?: ReactNode;
}

interface InstrumentProps {
  words: ToolWords;
  /** Whether a field is rejected, and problems of the link that opened the page. */
  tool: { refused: boolean; damage: LinkDamage | undefined };
  /** True while a worker calculates. */
  busy: boolean;
  /** Label of a field by its key in the address. */
  fieldLabel: (field: string) => string;
  /** Headings for screen readers; the second is also the title of the open sheet. */
  inputsTitle: string;
  resultTitle: string;
  inputs: ReactNode;
  verdict: VerdictText;
  /** Texts of the result that are announced when they change, besides the verdict. */
  heard: readonly AnnouncedText[];
  slim: boolean | undefined;
  scene?: ReactNode;
  children: ReactNode;
}

const sheetId = 'hasil';

/**
 * Layout of a tool: inputs next to verdict and drawing. On a phone they are stacked; a strip keeps the verdict visible
 * and opens the result as a sheet over the fields.
 */
export function Instrument(props: InstrumentProps) {
  const { words, tool, busy, fieldLabel, inputsTitle, resultTitle, inputs, verdict, heard, slim, scene, children } =
    props;
  const [open, setOpen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const old = tool.refused ? words.refused.strip : busy ? words.busy : undefined;
  useAnnouncedResult(!tool.refused && { verdict: verdict.sentence, details: heard }, words.gone);
  return (
    <div className={joinClasses(styles.instrument, slim && styles.slim, 'stack-4 print-block')}>
      {scene}
      {/* No form element: results follow every edit, and nothing is submitted. */}
      <section className="stack-4 top slim screen-only" data-needs-script="">
        <h2 className="visually-hidden">{inputsTitle}</h2>
        {inputs}
        <button
          className={`${styles.strip} small strong start spread middle gap-2 dark screen-only`}
          type="button"
          aria-expanded={open}
          aria-controls={sheetId}
          // With `popovertarget` screen readers would announce the whole sheet as the button's details.
          onClick={() => sheet.current?.showPopover()}
          data-verdict-strip={old ? 'open' : verdict.state}
        >
          <span>{old ?? verdict.sentence}</span>
          <span className="visually-hidden">{words.sheet.open}</span>
          <Icon name="chevron" className={`${styles.sign} firm`} />
        </button>
      </section>
      <ResultSheet sheet={sheet} title={resultTitle} close={words.sheet.close} open={open} onToggle={setOpen}>
        <Notices words={words} tool={tool} fieldLabel={fieldLabel} />
        <div
          className={`${styles.verdict} whole`}
          data-outcome={old ? 'open' : verdict.state}
          data-old={old ? '' : undefined}
        >
          {verdict.lead && <p className="note">{verdict.lead}</p>}
          <p className={`${styles.sentence} heading`} data-sentence="">
            {verdict.sentence}
          </p>
          {verdict.more && <div className={`${styles.more} note stack-1`}>{verdict.more}</div>}
        </div>
        {children}
      </ResultSheet>
    </div>
  );
}

interface ResultSheetProps {
  sheet: RefObject<HTMLElement | null>;
  title: string;
  close: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/**
 * Popover that is displayed in the flow while closed. Opened as a sheet, it closes by Escape, by a tap outside, or when
 * focus leaves.
 */
function ResultSheet({ sheet, title, close, open, onToggle, children }: ResultSheetProps) {
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const lay = () => sheet.current?.hidePopover();
    // In the wide layout the result is beside the fields and needs no sheet.
    const wide = matchMedia(desktop);
    wide.addEventListener('change', lay);
    addEventListener('beforeprint', lay);
    return () => {
      wide.removeEventListener('change', lay);
      removeEventListener('beforeprint', lay);
    };
  }, [sheet, open]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // The newly focused element may be covered by the sheet.
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  return (
    <section
      ref={sheet}
      id={sheetId}
      className={`${styles.result} stack-3 top slim print-block`}
      aria-label={title}
      popover="auto"
      onToggle={({ newState }) => {
        onToggle(newState === 'open');
        if (newState === 'open') closing.current?.focus();
      }}
      onBlur={leave}
    >
      <div className={`${styles.bar} spread middle screen-only`}>
        <h2 className="heading">{title}</h2>
        <button
          ref={closing}
          className={`${styles.close} touch centred`}
          type="button"
          onClick={() => sheet.current?.hidePopover()}
        >
          <Icon name="close" size={18} />
          <span className="visually-hidden">{close}</span>
        </button>
      </div>
      {children}
    </section>
  );
}

/** Notices on an outdated result and on problems of the link; announced when they appear. */
function Notices({
  words,
  tool: { refused, damage },
  fieldLabel,
}: Pick<InstrumentProps, 'words' | 'tool' | 'fieldLabel'>) {
  const limits = new Map(
    damage?.beyond.map(({ key, value, min, max, unit = '' }) => [
      key,
      fillSlots(words.link.beyond, {
        isian: fieldLabel(key),
        nilai: formatAllDigits(value),
        dari: formatAllDigits(min),
        sampai: `${formatAllDigits(max)} ${unit}`.trim(),
      }),
    ]),
  );
  const name = (key: string) => limits.get(key) ?? fieldLabel(key);
  const labels = (keys: readonly string[] = []) => [...new Set(keys.map(name))].join(', ');
  const [unread, removed] = [labels(damage?.fields), labels(damage?.removed)];
  const damaged = [
    (damage?.other || damage?.fields.length) && words.link.damaged,
    unread && fillSlots(words.link.fields, { isian: unread }),
    removed && fillSlots(words.link.gone, { isian: removed }),
  ];
  const notices = [damaged.filter(Boolean).join(' '), refused ? words.refused.result : ''];
  useAnnouncedSentence(notices[0]);
  useAnnouncedSentence(notices[1]);
  return notices.map(
    (notice) =>
      notice && (
        <p key={notice} className={`${styles.notice} strong`}>
          {notice}
        </p>
      ),
  );
}
