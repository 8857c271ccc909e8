import { type ClipboardEvent, startTransition, useEffect, useRef } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { classes } from '../../shared/ui/classes.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { DownloadButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import styles from './LossSource.module.css';
import { mostBytes } from './loss-state.ts';
import { sampleRecord } from './sample.ts';
import type { LossToolText } from './schema.ts';
import type { LossState } from './useLossAnalysis.ts';
import { sizeName } from './words.ts';

/** Longer texts are taken from the clipboard at once: a field with a hundred thousand lines would stop the page. */
const mostTyped = 50_000;

/** Where the record comes from: a file, chosen or dropped, the clipboard, or the sample. */
export function LossSource({ state, text }: { state: LossState; text: LossToolText }) {
  const { source: words } = text;
  const { source, former, problem, working, take, takeBack } = state;
  const field = useRef<HTMLTextAreaElement>(null);
  const choose = useRef<HTMLInputElement>(null);
  /** What the visitor typed last, key by key. */
  const typed = useRef<string>(undefined);
  const alive = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the source alone
  useEffect(() => {
    if (!alive.current) {
      alive.current = true;
      // What was given before the page came alive counts too.
      const [file] = choose.current?.files ?? [];
      const typed = field.current?.value ?? '';
      if (file) take({ kind: 'file', file });
      else if (typed) take({ kind: 'pasted', text: typed });
      return;
    }
    // A long text was taken from the clipboard and never stood in the field.
    const shown = source.kind === 'pasted' && source.text.length <= mostTyped ? source.text : '';
    // What is being typed there is ahead of what was taken.
    const isAhead = source.kind === 'pasted' && field.current?.value === typed.current;
    if (field.current && !isAhead && field.current.value !== shown) field.current.value = shown;
    if (source.kind !== 'file' && choose.current) choose.current.value = '';
  }, [source]);

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= mostTyped) return;
    event.preventDefault();
    typed.current = undefined;
    take({ kind: 'pasted', text: pasted });
  };
  const using = fillSlots(words.using[source.kind], {
    nama: source.kind === 'file' ? source.file.name.slice(0, 60) : '',
    ukuran: source.kind === 'file' ? sizeName(source.file.size) : '',
  });
  const refused = problem && fillSlots(text.errors[problem], { batas: sizeName(mostBytes) });
  useSpoken(!working && (refused ?? using));
  return (
    <InputGroup title={words.title}>
      <label className={styles.drop}>
        <span className={styles.dropLabel}>{words.drop}</span>
        <span className={styles.hint}>{words.dropHint}</span>
        {/* The native field lies over the whole area, so that it takes drops, clicks and keys by itself. */}
        <input
          ref={choose}
          className={styles.file}
          id="berkas"
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) take({ kind: 'file', file });
          }}
        />
      </label>
      <Field id="tempel" label={words.paste}>
        <textarea
          ref={field}
          className={classes(controlClass, styles.paste)}
          id="tempel"
          name="tempel"
          rows={4}
          spellCheck={false}
          autoComplete="off"
          placeholder={words.placeholder}
          onPaste={paste}
          onChange={({ target: { value } }) => {
            typed.current = value;
            startTransition(() => take({ kind: 'pasted', text: value }));
          }}
        />
      </Field>
      <div className={styles.buttons}>
        <ToolButton label={words.sample} onClick={() => take({ kind: 'sample' })} />
        {source.kind === 'sample' && former && <ToolButton label={words.undo} onClick={takeBack} />}
        <DownloadButton
          label={words.download}
          file={words.sampleName}
          type="text/csv"
          content={() => `\ufeff${sampleRecord()}`}
        />
      </div>
      <p className={styles.using}>{working ? words.working : refused ? null : using}</p>
      <p className={styles.problem}>{!working && refused}</p>
    </InputGroup>
  );
}
