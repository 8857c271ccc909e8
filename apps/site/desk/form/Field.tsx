import { type ReactNode, useRef, useState } from 'react';
import { itemAt } from 'tank-gauging/item-at';
import { LinkButton } from '../Buttons.tsx';
import { useDesk, useForm } from '../context.ts';
import type { Path } from '../contract.ts';
import styles from '../Desk.module.css';
import { deskWords } from '../desk.words.ts';
import {
  claimMarks,
  fieldLabel,
  fieldWords,
  fillMarks,
  itemWord,
  translateProblem,
  visitorText,
} from '../desk-texts.ts';
import { type DataObject, isDataObject } from '../tree.ts';
import { Control } from './Control.tsx';
import { emptyValue, type FieldProps, listOptions, optionFor, optionTitle, resolveSchema } from './schema.ts';

const { form: words } = deskWords;

export function Field(props: FieldProps) {
  const schema = resolveSchema(props.schema, useForm().schema);
  const field = { ...props, schema };
  if (listOptions(schema)) return <Choice {...field} />;
  if (schema.type === 'object') return <TableField {...field} />;
  if (schema.type === 'array') return <List {...field} />;
  // Constants are set by choosing an alternative; values without a type can only be edited in the file.
  if (schema.const !== undefined || schema.type === 'null' || schema.type === undefined) return null;
  return <Single {...field} />;
}

function Problems({ path, value }: { path: Path; value?: unknown }) {
  const { problems, set } = useForm();
  const id = path.join('.');
  const own = new Set(problems.filter((problem) => problem.path.join('.') === id).map(({ message }) => message));
  if (own.size === 0) return null;
  const text = String(value);
  return (
    <ul className={styles.problems} id={`${id}__error`}>
      {[...own].map((message) => {
        const { figure = '', marks } = claimMarks(message);
        return (
          <li key={message}>
            {translateProblem(message)}
            {text.includes(figure) &&
              marks.map((mark) => (
                <Action
                  key={mark}
                  label={fillMarks(words.use, { mark })}
                  act={() => set(path, text.replace(figure, mark))}
                />
              ))}
          </li>
        );
      })}
    </ul>
  );
}

/** Help text of a field. A list shows it once, not per item. */
function Help({ path }: { path: Path }) {
  const help = typeof path.at(-1) === 'number' ? undefined : fieldWords(path)?.help;
  return help ? (
    <p className="caption" id={`${path.join('.')}__help`}>
      {help}
    </p>
  ) : null;
}

function Single(field: FieldProps) {
  const { path, schema, isRequired, isNamed } = field;
  const id = path.join('.');
  const isSwitch = schema.type === 'boolean';
  const name = (
    <label className={isNamed ? 'visually-hidden' : 'strong'} htmlFor={id}>
      {fieldLabel(path)}
      {!isRequired && !isSwitch && <span className="caption"> {words.optional}</span>}
    </label>
  );
  return (
    <div className="stack-1">
      {!isSwitch && name}
      <Help path={path} />
      <div className={isSwitch ? 'row gap-2 touch' : undefined}>
        <Control {...field} id={id} />
        {isSwitch && name}
      </div>
      <Problems path={path} value={field.value} />
    </div>
  );
}

function Group({ path, isNamed, children }: Pick<FieldProps, 'path' | 'isNamed'> & { children: ReactNode }) {
  const parts = (
    <>
      <Help path={path} />
      {children}
      <Problems path={path} />
    </>
  );
  if (isNamed) return <div className="stack-3">{parts}</div>;
  return (
    <fieldset className={`${styles.group} stack-2 slim boxed`} id={path.join('.')}>
      <legend className="strong">{fieldLabel(path)}</legend>
      {parts}
    </fieldset>
  );
}

const Action = ({ label, act }: { label: string; act: () => void }) => (
  <LinkButton className="small" onClick={act}>
    {label}
  </LinkButton>
);

const addTo = (path: Path) => fillMarks(words.add, { what: itemWord(path) });

function Choice({ schema, path, value, isNamed = false, isRequired = false }: FieldProps) {
  const { schema: whole, set } = useForm();
  const options = (listOptions(schema) ?? []).map((option) => resolveSchema(option, whole));
  const [picked, setPicked] = useState<number>();
  // Unfinished input (empty, “1,”) may fit another alternative or none: the current one stays while it has focus.
  const [held, hold] = useState<number>();
  const at = held ?? optionFor(options, value, picked);
  const take = (next: number) => {
    setPicked(next);
    set(path, emptyValue(options[next] ?? {}));
  };
  if (value === undefined && !isRequired && held === undefined)
    return <Action label={addTo(path)} act={() => take(0)} />;
  return (
    <div className={`${styles.group} stack-2 slim boxed`}>
      <label className="stack-1 strong">
        {isNamed ? words.choice : fieldLabel(path)}
        <select value={at} onChange={({ target }) => take(Number(target.value))}>
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: alternatives never change places
            <option key={index} value={index}>
              {optionTitle(option, index, path)}
            </option>
          ))}
        </select>
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the fields inside */}
      <div
        onFocus={() => {
          setPicked(at);
          hold(at);
        }}
        onBlur={() => hold(undefined)}
      >
        <Field schema={options[at] ?? {}} path={path} value={value} isNamed isRequired />
      </div>
      {!isRequired && <Action label={words.remove} act={() => set(path, undefined)} />}
    </div>
  );
}

function TableField({ schema, path, value, isNamed = false, isRequired = false }: FieldProps) {
  const { set } = useForm();
  const { properties = {}, required = [], additionalProperties: free } = schema;
  if (!isDataObject(value) && !isRequired)
    return <Action label={addTo(path)} act={() => set(path, emptyValue(schema))} />;
  const data: DataObject = isDataObject(value) ? value : {};
  const rename = (from: string, to: string) =>
    set(path, Object.fromEntries(Object.entries(data).map(([key, item]) => [key === from ? to : key, item])));
  return (
    <Group path={path} isNamed={isNamed}>
      {Object.entries(properties).map(([key, part]) => (
        <Field key={key} schema={part} path={[...path, key]} value={data[key]} isRequired={required.includes(key)} />
      ))}
      {isDataObject(free) && (
        <>
          {Object.keys(data).map((key) => (
            <div key={key} className="stack-1">
              <div className="row">
                <input
                  aria-label={deskWords.records.name}
                  defaultValue={key}
                  onBlur={({ target }) => target.value && !(target.value in data) && rename(key, target.value)}
                />
                <Action label={words.remove} act={() => set([...path, key], undefined)} />
              </div>
              <Field schema={free} path={[...path, key]} value={data[key]} isNamed isRequired />
            </div>
          ))}
          <Action label={addTo(path)} act={() => set([...path, '-'], emptyValue(free))} />
        </>
      )}
      {!isRequired && <Action label={words.remove} act={() => set(path, undefined)} />}
    </Group>
  );
}

function List({ schema, path, value, isNamed = false, isRequired = false }: FieldProps) {
  const { schema: whole, set } = useForm();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const itemSchema = (at: number) => resolveSchema(schema.prefixItems?.[at] ?? schema.items ?? {}, whole);
  const isFixed = schema.prefixItems !== undefined;
  // Stable React keys, so that an open fold moves with its item.
  const keys = useRef<string[]>([]);
  for (let at = keys.current.length; at < items.length; at += 1) keys.current.push(crypto.randomUUID());
  const arrange = (order: readonly number[]) => {
    keys.current = order.map((from) => itemAt(keys.current, from));
    set(path, order.length > 0 || isRequired ? order.map((from) => items[from]) : undefined, order);
  };
  const all = [...items.keys()];
  return (
    <Group path={path} isNamed={isNamed}>
      {items.map((item, at) => (
        <Item
          key={keys.current[at]}
          schema={itemSchema(at)}
          path={[...path, at]}
          value={item}
          up={at > 0 && !isFixed && (() => arrange(all.with(at - 1, at).with(at, at - 1)))}
          down={at < items.length - 1 && !isFixed && (() => arrange(all.with(at + 1, at).with(at, at + 1)))}
          remove={!isFixed && (() => arrange(all.toSpliced(at, 1)))}
        />
      ))}
      {!(isFixed && items.length >= (schema.prefixItems?.length ?? 0)) && (
        <Action
          label={addTo(path)}
          act={() => set(path, [...items, emptyValue(itemSchema(items.length))], [...all, -1])}
        />
      )}
    </Group>
  );
}

type Act = false | (() => void);

const telling = ['title', 'name', 'label', 'question', 'use', 'day', 'tag', 'text', 'value'];

function summarise(value: unknown) {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return String(value ?? '');
  const texts = [...telling.map((key) => (value as DataObject)[key]), ...Object.values(value)];
  return texts.find((text): text is string => typeof text === 'string') ?? '';
}

/** A list item: a single value on one row, an object or list in a fold. */
function Item({ up, down, remove, ...field }: FieldProps & { up: Act; down: Act; remove: Act }) {
  const { schema, path, value } = field;
  const number = Number(path.at(-1)) + 1;
  const name = fillMarks(words.item, { label: fieldLabel(path), number });
  const summary = visitorText(summarise(value), useDesk().index.vocabulary);
  // A new item starts open, to be filled in.
  const [isNew] = useState(summary === '');
  const action = (sign: string, label: string, act: Act) => (
    <button
      type="button"
      className={`${styles.sign} touch figures`}
      onClick={act || undefined}
      disabled={!act}
      title={label}
      aria-label={`${label}: ${name}`}
    >
      {sign}
    </button>
  );
  const buttons = (
    <div className="row wrap">
      {action('↑', words.up, up)}
      {action('↓', words.down, down)}
      {action('×', words.remove, remove)}
    </div>
  );
  const own = <Field {...field} isNamed isRequired />;
  if (!['object', 'array'].includes(schema.type ?? '') && !listOptions(schema))
    return (
      <div className="row top gap-1">
        <div className="grow">{own}</div>
        {buttons}
      </div>
    );
  return (
    <div className="row top gap-1">
      <details className="grow rule" open={isNew}>
        <summary className="touch padded-1">
          <span className="figures faint">{number}</span> {summary || name}
        </summary>
        <div className={styles.body}>{own}</div>
      </details>
      {buttons}
    </div>
  );
}
