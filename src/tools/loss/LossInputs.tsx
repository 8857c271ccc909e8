import { type ClipboardEvent, startTransition, useEffect, useRef } from 'react';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { classes } from '../../shared/ui/classes.ts';
import { ChoiceField } from '../../shared/ui/form/ChoiceField.tsx';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { DownloadButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { Fold } from '../kit/Fold.tsx';
import { fieldReading } from '../kit/field-reading.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import type { Analysis } from './analyse.ts';
import { expansions, lossInputs } from './inputs.ts';
import styles from './LossAnalyser.module.css';
import { lossColumns } from './record.ts';
import { sampleRecord } from './sample.ts';
import type { LossToolText } from './schema.ts';
import { type LossState, mostBytes } from './useLossAnalysis.ts';

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
        <span className={`${styles.hint} caption`}>{words.dropHint}</span>
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
      <div className={`${styles.buttons} wrap row`}>
        <ToolButton label={words.sample} onClick={() => take({ kind: 'sample' })} />
        {source.kind === 'sample' && former && <ToolButton label={words.undo} onClick={takeBack} />}
        <DownloadButton
          label={words.download}
          file={words.sampleName}
          type="text/csv"
          content={() => `\ufeff${sampleRecord()}`}
        />
      </div>
      <p className={`${styles.using} caption quiet breakable`}>{working ? words.working : refused ? null : using}</p>
      <p className={`${styles.problem} strong`}>{!working && refused}</p>
    </InputGroup>
  );
}

type TextProps = { text: LossToolText };
type Setting = 'threshold' | 'tolerance' | 'minimum' | 'expansion';
type SettingKey = (typeof lossInputs)[Setting]['key'];

/** What a setting is called, by its name in the address. */
export const settingName = (field: string, { tolerance }: LossToolText): string =>
  field === 'dasar' ? tolerance.dasar.legend : (tolerance[field as SettingKey]?.label ?? field);

/** What counts as a loss. */
export function LossTolerance({
  tool,
  words,
  text,
}: TextProps & { tool: ToolInputs<typeof lossInputs>; words: ToolWords }) {
  const { tolerance } = text;
  const field = (name: Setting) => (
    <NumberField
      id={lossInputs[name].key}
      {...tolerance[lossInputs[name].key]}
      value={tool.typed[name]}
      reading={fieldReading(words, tool, name)}
      problem={tool.problems[name]}
      onChange={(typed) => tool.set(name, typed)}
    />
  );
  const product = (['bensin', 'solar'] as const).find((name) => expansions[name] === tool.values.expansion) ?? 'lain';
  return (
    <InputGroup title={tolerance.title}>
      {field('threshold')}
      <Fold title={tolerance.more}>
        <div className="stack-4">
          {field('tolerance')}
          <ChoiceField
            name="dasar"
            legend={tolerance.dasar.legend}
            value={tool.values.basis}
            onChange={(value) => tool.put({ basis: value })}
            options={(['keluar', 'lewat'] as const).map((value) => ({ value, label: tolerance.dasar[value] }))}
          />
          {field('minimum')}
          <ChoiceField
            name="produk"
            legend={tolerance.produk.legend}
            value={product}
            onChange={(value) => value !== 'lain' && tool.put({ expansion: expansions[value] })}
            options={(['bensin', 'solar', 'lain'] as const).map((value) => ({ value, label: tolerance.produk[value] }))}
          />
          {field('expansion')}
        </div>
      </Fold>
    </InputGroup>
  );
}

const absent = '-1';

/** How the columns were understood, each to be corrected. */
export function LossColumns({ state, analysis, text }: TextProps & { state: LossState; analysis: Analysis }) {
  const { columns: words } = text;
  const { reading } = analysis;
  const { choices, setChoices } = state;
  // What was chosen counts at once, not only when the record has been read again.
  const map = choices.columns ?? reading.columns;
  const options = [
    { value: absent, label: words.none },
    ...reading.headings.map((label, at) => ({
      value: String(at),
      label: label || fillSlots(words.numbered, { nomor: String(at + 1) }),
    })),
  ];
  return (
    <Fold title={words.title} open={reading.missing.length > 0 || undefined}>
      <p className="caption">{words.hint}</p>
      <div className={styles.columns}>
        {lossColumns.map((column) => (
          <ChoiceSelect
            key={column}
            id={`kolom-${column}`}
            label={words.names[column]}
            options={options}
            value={String(map[column] ?? absent)}
            onChange={(value) => {
              const { [column]: _, ...others } = map;
              setChoices({ ...choices, columns: value === absent ? others : { ...others, [column]: Number(value) } });
            }}
          />
        ))}
      </div>
    </Fold>
  );
}

const mega = 1_000_000;

/** `1,2 MB`, `48 kB`. */
export const sizeName = (bytes: number): string =>
  bytes >= mega ? formatUnit(bytes / mega, 'MB', bytes % mega ? 1 : 0) : formatUnit(Math.ceil(bytes / 1000), 'kB');
