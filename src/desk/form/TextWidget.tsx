import type { WidgetProps } from '@rjsf/utils';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { parseMarks } from '../../shared/text/parse-marks.ts';
import { findTermFaults } from '../../shared/text/word-guard.ts';
import { asAnswer, ask } from '../api.ts';
import type { Path } from '../contract.ts';
import { deskWords } from '../desk.words.ts';
import { fieldWords, fill, sayProblem, sayRefusal } from '../say.ts';
import type { DeskContext } from './context.ts';
import styles from './Fields.module.css';
import { choicesFor, type MarkChoice, openMark, putMark } from './marks.ts';

/** Path of a field in the record, from its id: `days.0.name`, or `root.title` at the top. */
const pathOf = (id: string) =>
  id
    .split('.')
    .filter((key, at) => at > 0 || key !== 'root')
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Values for which browsers have a field of their own. */
const natives: Readonly<Record<string, string>> = { date: 'date', time: 'time', email: 'email', uri: 'url' };

const isLink = (key: unknown): boolean => key === 'to' || key === 'link' || key === 'href';

/** A text, by what it is: words of a page, an address, a picture, a figure. */
export function TextWidget(props: WidgetProps) {
  const { id, value, onChange, schema, registry } = props;
  const context = registry.formContext as DeskContext;
  const path = pathOf(id);
  const described = { 'aria-describedby': `${id}__help ${id}__error`, onFocus: () => context.onFocus(path) };
  const text = value === undefined || value === null ? '' : String(value);
  const put = (next: string) => onChange(next === '' ? undefined : next);
  if (schema.type === 'number' || schema.type === 'integer') {
    return (
      <input
        {...described}
        id={id}
        type="number"
        step={schema.type === 'integer' ? 1 : 'any'}
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    );
  }
  const native = natives[schema.format ?? ''];
  if (native) {
    return <input {...described} id={id} type={native} value={text} onChange={({ target }) => put(target.value)} />;
  }
  const control = { id, value: text, onChange: put, context, path, described };
  if (text.startsWith('../../assets/') || path.at(-1) === 'src') return <PictureControl {...control} />;
  if (isLink(path.at(-1))) return <LinkControl {...control} />;
  return <WordsControl {...control} />;
}

/** What a control for a text is given. */
interface ControlProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  context: DeskContext;
  path: Path;
  described: { 'aria-describedby': string; onFocus: () => void };
}

const { form: words, picture } = deskWords;

/** Letters that a visitor sees: with names and figures filled in. */
function lengthOf(text: string, vocabulary: ControlProps['context']['index']['vocabulary']): number {
  try {
    return parseMarks(text, vocabulary).plain.length;
  } catch {
    return text.length;
  }
}

/** Words of a page: spelled by the browser, counted where a budget exists, with marks offered and terms answered. */
function WordsControl({ id, value, onChange, context, path, described }: ControlProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const { vocabulary } = context.index;
  const open = caret === undefined ? undefined : openMark(value, caret);
  const choices = open === undefined ? [] : choicesFor(open, vocabulary, context.slots);
  const budget = fieldWords(path)?.budget;
  const terms = findTermFaults(value, vocabulary.terms);

  const put = (mark: string) => {
    const next = putMark(value, caret ?? value.length, mark);
    onChange(next.text);
    setCaret(undefined);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (choices.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const mark = choices[chosen]?.mark;
    if (step) setChosen((chosen + step + choices.length) % choices.length);
    else if (event.key === 'Escape') setCaret(undefined);
    else if ((event.key === 'Enter' || event.key === 'Tab') && mark) put(mark);
    else return;
    event.preventDefault();
  };

  return (
    <div className="stack-2 slim">
      <textarea
        {...described}
        ref={area}
        id={id}
        rows={value.length > 70 ? 3 : 1}
        lang="id"
        spellCheck
        value={value}
        aria-controls={choices.length > 0 ? `${id}__marks` : undefined}
        aria-activedescendant={choices.length > 0 ? `${id}__mark-${chosen}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(undefined)}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart);
          setChosen(0);
        }}
      />
      {choices.length > 0 && <MarkList id={id} choices={choices} chosen={chosen} onPut={put} />}
      {terms.map(({ message }) => (
        <p key={message} className={styles.over}>
          {sayProblem(message)}
        </p>
      ))}
      {budget !== undefined && <Count count={lengthOf(value, vocabulary)} budget={budget} />}
    </div>
  );
}

function Count({ count, budget }: { count: number; budget: number }) {
  return <p className={count > budget ? styles.over : 'caption'}>{fill(words.letters, { count, budget })}</p>;
}

interface MarkListProps {
  id: string;
  choices: readonly MarkChoice[];
  chosen: number;
  onPut: (mark: string) => void;
}

/** Marks that fit what is being typed; arrows and Enter work from the field itself. */
function MarkList({ id, choices, chosen, onPut }: MarkListProps) {
  return (
    <div className={`${styles.marks} sheet`} id={`${id}__marks`} role="listbox" aria-label={deskWords.form.suggestions}>
      {choices.map(({ mark, gives }, at) => (
        <div
          key={mark}
          className={styles.mark}
          id={`${id}__mark-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          // Before the field loses the focus, and with it this list.
          onPointerDown={(event) => {
            event.preventDefault();
            onPut(mark);
          }}
        >
          <code>{mark}</code> {gives}
        </div>
      ))}
    </div>
  );
}

/** An address: one of the site from a list, or any other typed. */
function LinkControl({ id, value, onChange, context, described }: ControlProps) {
  const { addresses } = context.index;
  const [path = '', ...rest] = value.split(/(?=[?#])/);
  const isOwn = addresses.some(({ to }) => to === path);
  return (
    <div className="stack-2">
      <select {...described} id={id} value={isOwn ? path : ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">{deskWords.form.other}</option>
        {addresses.map(({ to, title }) => (
          <option key={to} value={to}>
            {title === to ? to : `${title} (${to})`}
          </option>
        ))}
      </select>
      {(!isOwn || rest.length > 0) && (
        <input
          id={`${id}__other`}
          aria-label={deskWords.form.other}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}

/** Where the development server shows a source: `../../assets/x.webp` → `/src/assets/x.webp`. */
const shownAt = (src: string): string => src.replace('../../assets/', '/src/assets/');

async function inBase64(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
}

/** A picture: seen, taken from those of the site, or dropped in. */
function PictureControl({ id, value, onChange, context, described }: ControlProps) {
  const [note, setNote] = useState('');
  const uploads = useRef(0);
  const store = async (file: File | undefined) => {
    if (!file) return;
    uploads.current += 1;
    const own = uploads.current;
    setNote(picture.storing);
    try {
      const asked = { file: context.file, name: file.name, bytes: await inBase64(file), beside: value };
      const { src } = await ask<{ src: string }>('POST', 'picture', asked);
      context.onPicture(src);
      // A later one, or a choice from the list, has taken its place.
      if (own !== uploads.current) return;
      onChange(src);
      setNote(`${fill(picture.stored, { name: src.replace(/^.*\//, '') })} ${picture.describe}`);
      // What it shows nobody knows but the writer.
      document.getElementById(id.replace(/src$/, 'alt'))?.focus();
    } catch (error) {
      if (own === uploads.current) setNote(sayRefusal(asAnswer(error)));
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void store(event.dataTransfer.files[0]);
  };
  return (
    <div className="stack-2">
      {value && <img className={styles.shown} src={shownAt(value)} alt="" />}
      <select
        {...described}
        id={id}
        value={value}
        onChange={({ target }) => {
          uploads.current += 1;
          onChange(target.value);
        }}
      >
        <option value="">{picture.choose}</option>
        {[...new Set([...context.index.pictures, ...(value ? [value] : [])])].map((src) => (
          <option key={src} value={src}>
            {src.replace('../../assets/', '')}
          </option>
        ))}
      </select>
      <label className={`${styles.drop} stack-1 small`} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        {picture.drop}
        <input
          type="file"
          id={`${id}__file`}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => store(target.files?.[0])}
        />
      </label>
      <p className="caption" role="status">
        {note}
      </p>
    </div>
  );
}
