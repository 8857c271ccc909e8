import type { SubmitEvent } from 'react';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { bearer, type Draft, draftOf, operationIn } from './draft.ts';
import styles from './Sandbox.module.css';
import type { SandboxText } from './schema.ts';
import type { SandboxSpec } from './server/spec.ts';

interface RequestFormProps {
  spec: SandboxSpec;
  text: SandboxText;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSend: () => void;
}

const rights = ['read', 'write'] as const;

/** The request: operation, parameters, key and body, each to be changed by hand. */
export function RequestForm({ spec, text, draft, onChange, onSend }: RequestFormProps) {
  const { parameters, body } = operationIn(spec, draft.operation);
  const tags = [...new Set(spec.operations.map(({ tag }) => tag))];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className="stack-4 top slim" method="dialog" onSubmit={submit} aria-label={text.request}>
      <Field id="sandbox-operation" label={text.operation}>
        <select
          className={controlClass}
          id="sandbox-operation"
          value={draft.operation}
          onChange={(event) => onChange(draftOf(spec, event.target.value))}
        >
          {tags.map((tag) => (
            <optgroup key={tag} label={tag}>
              {spec.operations
                .filter((operation) => operation.tag === tag)
                .map(({ id, method, path, summary }) => (
                  <option key={id} value={id}>
                    {`${summary} (${method} ${path})`}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </Field>
      {parameters.length > 0 && (
        <div className={`${styles.pair} stack-3`}>
          {parameters.map(({ name, required }) => (
            <Field key={name} id={`sandbox-${name}`} label={name} optional={required ? text.required : undefined}>
              <input
                type="text"
                className={`${controlClass} figures`}
                id={`sandbox-${name}`}
                value={draft.values[name] ?? ''}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                onChange={(event) => onChange({ ...draft, values: { ...draft.values, [name]: event.target.value } })}
              />
            </Field>
          ))}
        </div>
      )}
      <Field id="sandbox-authorization" label={text.authorization}>
        <input
          type="text"
          className={`${controlClass} figures`}
          id="sandbox-authorization"
          value={draft.authorization}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby="sandbox-kunci"
          onChange={(event) => onChange({ ...draft, authorization: event.target.value })}
        />
        <p className={`${styles.hint} quiet`} id="sandbox-kunci">
          {text.keyHint}
        </p>
      </Field>
      <div className={`${styles.buttons} row wrap`}>
        {rights.map((right) => (
          <button
            key={right}
            type="button"
            className={`${styles.button} strong boxed`}
            onClick={() => onChange({ ...draft, authorization: bearer(right) })}
          >
            {text.key[right]}
          </button>
        ))}
      </div>
      {body && (
        <Field id="sandbox-isi" label={text.body}>
          <textarea
            className={`${controlClass} figures ${styles.body}`}
            id="sandbox-isi"
            value={draft.body}
            rows={6}
            spellCheck={false}
            onChange={(event) => onChange({ ...draft, body: event.target.value })}
          />
        </Field>
      )}
      <button className={`${styles.send} strong boxed`} type="submit">
        {text.send}
      </button>
    </form>
  );
}
