import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { telHref } from '../../src/shared/format/phone.ts';
import { readPhone } from '../../src/shared/format/read-phone.ts';
import { fittedTitle } from '../../src/shared/head/head.ts';
import { findTermFaults } from '../../src/shared/text/word-guard.ts';
import { useDesk, useForm } from '../context.ts';
import { callDesk, toRefusalAnswer } from '../contract.ts';
import styles from '../Desk.module.css';
import { deskWords } from '../desk.words.ts';
import { fieldWords, fillMarks, translateProblem, translateRefusal, visitorText } from '../desk-texts.ts';
import { insertMark, markChoices, unfinishedMark } from './marks.ts';
import { type FieldProps, optionWord } from './schema.ts';

const { form: words, picture } = deskWords;

/** Id of the datalist with all page addresses, rendered once per desk. */
export const addressList = 'alamat';

/** Input types of browsers, by schema format. */
const natives: Record<string, string> = { date: 'date', email: 'email', uri: 'url' };

/** Notation as on the site: 09.00 and 0,25. Other text is passed on unchanged, and the schema reports it. */
const spellings = {
  time: {
    shown: (text: string) => text.replace(':', '.'),
    read: (typed: string) =>
      typed.replace(/^(\d{1,2})[.:](\d\d)$/, (_, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`),
  },
  number: {
    shown: (text: string) => text.replace('.', ','),
    read(typed: string) {
      const figure = typed.replace(',', '.');
      // Trailing zeros after a comma are decimals (0,50); after a dot they may be thousands (1.500).
      const isNumber = /^-?\d+,\d+$/.test(typed) || String(Number(figure)) === figure;
      return isNumber ? Number(figure) : typed;
    },
  },
};

/** Props of a text control; `put` with empty text removes the field from the record. */
interface ControlProps {
  common: { id: string; 'aria-describedby': string; onFocus: () => void };
  text: string;
  put: (text: string) => void;
}

export function Control({ id, schema, path, value, isRequired }: FieldProps & { id: string }) {
  const { set, onFocus } = useForm();
  const common = { id, 'aria-describedby': `${id}__help ${id}__error`, onFocus: () => onFocus(path) };
  const text = String(value ?? '');
  const key = path.at(-1);
  // Decided once: a text that starts to look like a picture’s path must not become a list while it is typed.
  const [isPicture] = useState(key === 'src' || text.startsWith('../../assets/'));
  // An emptied list item stays in its list.
  const none = typeof key === 'number' ? '' : undefined;
  const put = (next: unknown) => set(path, next === '' ? none : next);
  const control: ControlProps = { common, text, put };
  if (schema.type === 'boolean') {
    const toggle = (isOn: boolean) => put(isOn || isRequired ? isOn : undefined);
    return (
      <input {...common} type="checkbox" checked={value === true} onChange={({ target }) => toggle(target.checked)} />
    );
  }
  if (schema.enum) {
    return (
      <select
        {...common}
        value={text}
        // An option may be a number.
        onChange={({ target }) => put(schema.enum?.find((option) => String(option) === target.value) ?? '')}
      >
        {(!isRequired || text === '') && <option value="" />}
        {schema.enum.map((option) => (
          <option key={String(option)} value={String(option)}>
            {optionWord(option)}
          </option>
        ))}
      </select>
    );
  }
  const native = natives[schema.format ?? ''];
  const isLink = schema.format === 'uri-reference';
  if (native || isLink) {
    const list = isLink ? addressList : undefined;
    return <input {...common} type={native} list={list} value={text} onChange={({ target }) => put(target.value)} />;
  }
  const spelling = schema.type === 'string' ? schema.format : 'number';
  if (spelling === 'number' || spelling === 'time') {
    const { shown, read } = spellings[spelling];
    const isRead = typeof value === 'number' || spelling === 'time';
    return <SpelledControl {...control} text={isRead ? shown(text) : text} put={(typed) => put(read(typed))} />;
  }
  if (isPicture) return <PictureControl {...control} />;
  const isTitle = path.join('.') === 'seo.title';
  const link = schema.format === 'phone' ? readPhone(text) : undefined;
  return (
    <>
      <WordsControl {...control} budget={fieldWords(path)?.budget} shorten={isTitle ? fittedTitle : undefined} />
      {link && <p className="caption">{fillMarks(words.link, { link: telHref(link) })}</p>}
    </>
  );
}

/** Shows the text as typed while focused, then in the record’s spelling. */
function SpelledControl({ common, text, put }: ControlProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...common}
      inputMode="decimal"
      value={typed ?? text}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        put(target.value);
      }}
    />
  );
}

interface WordsProps extends ControlProps {
  budget: number | undefined;
  /** Cuts what the page itself leaves out, so that it does not count against the budget. */
  shorten: ((shown: string) => string) | undefined;
}

/** Text field with spell check, length budget, completion of marks, and warnings about the list of terms. */
function WordsControl({ common, text, put, budget = 0, shorten = (shown) => shown }: WordsProps) {
  const { id } = common;
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const { vocabulary } = useDesk().index;
  const { slots } = useForm();
  const open = caret === undefined ? undefined : unfinishedMark(text, caret);
  const choices = open === undefined ? [] : markChoices(open, vocabulary, slots);
  const read = visitorText(text, vocabulary);
  const count = shorten(read).length;

  const putIn = (mark: string) => {
    const next = insertMark(text, caret ?? text.length, mark);
    put(next.text);
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
    else if ((event.key === 'Enter' || event.key === 'Tab') && mark) putIn(mark);
    else return;
    event.preventDefault();
  };

  return (
    <div className="stack-2">
      <textarea
        {...common}
        ref={area}
        rows={text.length > 70 ? 3 : 1}
        lang="id"
        spellCheck
        value={text}
        aria-controls={choices.length > 0 ? `${id}__marks` : undefined}
        aria-activedescendant={choices.length > 0 ? `${id}__mark-${chosen}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(undefined)}
        onChange={({ target }) => {
          put(target.value);
          setCaret(target.selectionStart);
          setChosen(0);
        }}
      />
      {choices.length > 0 && (
        <div className={`${styles.marks} sheet`} id={`${id}__marks`} role="listbox" aria-label={words.suggestions}>
          {choices.map(({ mark, gives }, at) => (
            <div
              key={mark}
              className={`${styles.mark} touch`}
              id={`${id}__mark-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              // Runs before the field loses focus, which would close the list.
              onPointerDown={(event) => {
                event.preventDefault();
                putIn(mark);
              }}
            >
              <code>{mark}</code> {gives}
            </div>
          ))}
        </div>
      )}
      {read !== text && <p className="caption">{fillMarks(words.reads, { text: read })}</p>}
      {findTermFaults(text, vocabulary.terms).map(({ message }) => (
        <p key={message} className={`${styles.over} strong`}>
          {translateProblem(message)}
        </p>
      ))}
      {budget > 0 && (
        <p className={count > budget ? `${styles.over} strong` : 'caption'}>
          {fillMarks(count > budget ? words.over : words.letters, { count, budget })}
        </p>
      )}
    </div>
  );
}

async function inBase64(file: File) {
  const reader = new FileReader();
  const read = new Promise((resolve, reject) => Object.assign(reader, { onload: resolve, onerror: reject }));
  reader.readAsDataURL(file);
  await read;
  return String(reader.result).replace(/^[^,]*,/, '');
}

function PictureControl({ common, text, put }: ControlProps) {
  const { index, addPicture } = useDesk();
  const { file: record } = useForm();
  const [note, setNote] = useState('');
  const isStoring = note === picture.storing;
  const store = async (file: File | undefined) => {
    if (!file || isStoring) return;
    setNote(picture.storing);
    try {
      const asked = { file: record, name: file.name, bytes: await inBase64(file), beside: text };
      const { src } = await callDesk<{ src: string }>('POST', 'picture', asked);
      addPicture(src);
      put(src);
      setNote(`${fillMarks(picture.stored, { name: src.replace(/^.*\//, '') })} ${picture.describe}`);
      // Only a writer can describe the new picture.
      document.getElementById(common.id.replace(/src$/, 'alt'))?.focus();
    } catch (error) {
      setNote(translateRefusal(toRefusalAnswer(error)));
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void store(event.dataTransfer.files[0]);
  };
  return (
    <div className="stack-2">
      {text && <img className={styles.shown} src={text.replace('../../assets/', '/src/assets/')} alt="" />}
      <select {...common} value={text} disabled={isStoring} onChange={({ target }) => put(target.value)}>
        <option value="">{picture.choose}</option>
        {[...new Set([...index.pictures, ...(text ? [text] : [])])].map((src) => (
          <option key={src} value={src}>
            {src.replace('../../assets/', '')}
          </option>
        ))}
      </select>
      <label className={`${styles.drop} block small`} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        {picture.drop}
        <input
          className="visually-hidden"
          type="file"
          id={`${common.id}__file`}
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
