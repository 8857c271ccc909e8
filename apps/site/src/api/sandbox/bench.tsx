import { joinClasses } from '../../shared/ui/classes.ts';
import { CodePanel, copyClass } from '../../shared/ui/code/CodePanel.tsx';
import type { Token } from '../../shared/ui/code/highlight.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { useCopy } from '../../shared/ui/use-copy.ts';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import styles from './Sandbox.module.css';

interface WireFieldProps {
  id: string;
  label: string;
  note?: string | undefined;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  tall?: boolean;
}

/** Field for a value that is sent verbatim. */
export function WireField({ id, label, note, hint, tall = false, value, onChange }: WireFieldProps) {
  const Control = tall ? 'textarea' : 'input';
  return (
    <Field id={id} label={label} optional={note}>
      <Control
        {...(!tall && { type: 'text' })}
        className={joinClasses(controlClass, 'figures', tall && styles.body)}
        id={id}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={hint && `${id}-petunjuk`}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      />
      {hint && (
        <p className="caption" id={`${id}-petunjuk`}>
          {hint}
        </p>
      )}
    </Field>
  );
}

export function Controls({ items }: { items: readonly (readonly [label: string, act: () => void])[] }) {
  return (
    <div className="row wrap gap-2">
      {items.map(([label, act]) => (
        <ToolButton key={label} label={label} onClick={act} />
      ))}
    </div>
  );
}

/** Code with a copy button. The title is part of the button’s accessible name, as the page has several. */
export function CopiedCode({ title, code, tokens }: { title: string; code: string; tokens?: readonly Token[] }) {
  const { shown = interfaceWords.copy.label, copy } = useCopy(() => code);
  const button = (
    <button type="button" className={copyClass} aria-label={`${shown}: ${title}`} onClick={copy}>
      {shown}
    </button>
  );
  return <CodePanel title={title} tokens={tokens ?? [{ text: code, kind: 'plain' }]} action={button} />;
}

const piece = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** Splits JSON into highlighted tokens: a small substitute for `highlight`, which runs only while building. */
export function jsonTokens(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const found of code.matchAll(piece)) {
    const [whole, text, colon = '', number] = found;
    tokens.push({ text: code.slice(end, found.index), kind: 'plain' });
    if (text) tokens.push({ text, kind: colon ? 'name' : 'string' }, { text: colon, kind: 'plain' });
    else tokens.push({ text: whole, kind: number ? 'number' : 'word' });
    end = found.index + whole.length;
  }
  return [...tokens, { text: code.slice(end), kind: 'plain' }];
}

export const headerTokens = (headers: Readonly<Record<string, string>>): Token[] =>
  Object.entries(headers).flatMap(([name, value]): Token[] => [
    { text: `${name}:`, kind: 'name' },
    { text: ` ${value}\n`, kind: 'string' },
  ]);
