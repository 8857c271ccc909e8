import { type KeyboardEvent, useRef, useState } from 'react';
import { parseMarks } from '../../shared/text/parse-marks.ts';
import { findTermFaults } from '../../shared/text/terms.ts';
import { deskWords } from '../desk.words.ts';
import { fieldWords, fill, sayProblem } from '../say.ts';
import type { ControlProps } from './control.ts';
import styles from './Fields.module.css';
import { MarkList } from './MarkList.tsx';
import { choicesFor, openMark, putMark } from './marks.ts';

const { form: words } = deskWords;

/** Letters that a visitor sees: with names and figures filled in. */
function lengthOf(text: string, vocabulary: ControlProps['context']['index']['vocabulary']): number {
  try {
    return parseMarks(text, vocabulary).plain.length;
  } catch {
    return text.length;
  }
}

/** Words of a page: spelled by the browser, counted where a budget exists, with marks offered and terms answered. */
export function WordsControl({ id, value, onChange, context, path, described }: ControlProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const { vocabulary } = context.index;
  const open = caret === undefined ? undefined : openMark(value, caret);
  const choices = open === undefined ? [] : choicesFor(open, vocabulary);
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
    <div className={styles.words}>
      <textarea
        {...described}
        ref={area}
        id={id}
        className={styles.control}
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
        <p key={message} className={styles.term}>
          {sayProblem(message)}
        </p>
      ))}
      {budget !== undefined && <Count count={lengthOf(value, vocabulary)} budget={budget} />}
    </div>
  );
}

function Count({ count, budget }: { count: number; budget: number }) {
  return <p className={count > budget ? styles.over : styles.count}>{fill(words.letters, { count, budget })}</p>;
}
