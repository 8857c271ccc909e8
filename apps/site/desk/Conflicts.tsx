import { LinkButton } from './Buttons.tsx';
import { FormProvider } from './context.ts';
import type { Path, RecordConflicts, Schema, Side } from './contract.ts';
import styles from './Desk.module.css';
import { deskWords } from './desk.words.ts';
import { fieldLabel } from './desk-texts.ts';
import { Field } from './form/Field.tsx';
import { schemaAt } from './form/schema.ts';

const { clash: words } = deskWords;
const sides: readonly Side[] = ['theirs', 'mine'];

/** Conflicting changes of two writers, side by side, to choose one of each. */
export function Conflicts({ onAnswer, ...asked }: RecordConflicts & { onAnswer: (path: Path, side: Side) => void }) {
  const form = { ...asked, slots: [], problems: [], set: () => undefined, onFocus: () => undefined };
  return (
    <FormProvider value={form}>
      {asked.clashes.map((clash) => (
        <article key={clash.path.join('.')} className="stack-2 rule-strong">
          <h2 className="small">{fieldLabel(clash.path)}</h2>
          {sides.map((side) => (
            <section key={side} className="card stack-1" aria-label={words[side]}>
              <p className="note">{words[side]}</p>
              <Value {...{ side }} schema={asked.schema} path={clash.path} value={clash[side]} />
              <LinkButton onClick={() => onAnswer(clash.path, side)}>{words.take}</LinkButton>
            </section>
          ))}
        </article>
      ))}
    </FormProvider>
  );
}

/** A single value as text; an object or list as its form, disabled. */
function Value({ schema, side, path, value }: { schema: Schema; side: Side; path: Path; value: unknown }) {
  const Tag = side === 'mine' ? 'ins' : 'del';
  const own = schemaAt(schema, path);
  if (value === undefined) return <p>{words.removed}</p>;
  if (value === null || typeof value !== 'object' || !own) {
    return (
      <p className={styles.changes}>
        <Tag>{String(value)}</Tag>
      </p>
    );
  }
  return (
    <fieldset disabled>
      <Field schema={own} path={[side, ...path]} value={value} isNamed isRequired />
    </fieldset>
  );
}
