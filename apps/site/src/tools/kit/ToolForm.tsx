import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Inputs, Values } from 'tank-gauging/inputs';
import { signSentence } from '../../shared/format/sign-words.ts';
import { ChoiceSelect, NumberField, TextField } from '../../shared/ui/form/fields.tsx';
import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import { Fold, LazyFold } from './Fold.tsx';
import styles from './ToolForm.module.css';
import type { ToolData, ToolView } from './tool-state.ts';

/** Changes to a field's appearance from its texts in the record. */
export interface FieldLook {
  label?: string;
  unit?: string | undefined;
  hint?: string | undefined;
  remark?: string | undefined;
  options?: readonly { value: string; label: string }[];
  /** Called with the typed text instead of setting the field. */
  onChange?: (text: string) => void;
  wide?: boolean;
}

interface FormGroup<I extends Inputs, V> {
  /** Key of the group's heading; undefined for fields without one. */
  name?: string | undefined;
  fields: readonly (keyof I & string)[] | ((view: V) => readonly (keyof I & string)[]);
  /** Foldable group; a function decides whether it is initially open. */
  fold?: boolean | ((view: V) => boolean);
  /** Renders the fields of a fold when it is first opened: for a group that few visitors need. */
  late?: boolean;
  amount?: ((view: V) => string | React.JSX.Element | undefined) | undefined;
  before?: ((view: V) => ReactNode) | undefined;
  note?: ((view: V) => ReactNode) | undefined;
}

type FormView<I extends Inputs> = Pick<ToolView<I, ToolData, unknown>, 'text' | 'words' | 'tool'>;

interface FieldsProps<I extends Inputs, V> {
  view: V;
  field?: ((name: keyof I & string, view: V) => FieldLook | undefined) | undefined;
  prefix?: string | undefined;
  /** True while there is no result, whose figures the groups would show. */
  asked?: boolean | undefined;
}

/** Form of a tool: groups of fields, and custom content between them. */
export type Form<I extends Inputs, V> = readonly (FormGroup<I, V> | ((view: V) => ReactNode))[];

/** Fields of a form's groups, in their order; without those of custom content. */
export const groupFields = <I extends Inputs, V>(form: Form<I, V>, view: V): (keyof I & string)[] =>
  form.flatMap((group) => (typeof group === 'function' ? [] : fieldsOf(group, view)));

/** The same without those of folds. */
export const openFields = <I extends Inputs, V>(form: Form<I, V>, view: V): (keyof I & string)[] =>
  form.flatMap((group) => (typeof group === 'function' || group.fold ? [] : fieldsOf(group, view)));

const fieldsOf = <I extends Inputs, V>({ fields }: FormGroup<I, V>, view: V) =>
  typeof fields === 'function' ? fields(view) : fields;

export function ToolForm<I extends Inputs, V extends FormView<I>>({
  form,
  ...fields
}: FieldsProps<I, V> & { form: Form<I, V> }) {
  return (
    <div className={styles.form}>
      {form.map((group, place) =>
        typeof group === 'function' ? (
          group(fields.view)
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a form never change order
          <Group key={place} group={group} {...fields} />
        ),
      )}
    </div>
  );
}

function Group<I extends Inputs, V extends FormView<I>>({
  group,
  ...fields
}: FieldsProps<I, V> & { group: FormGroup<I, V> }) {
  const { view } = fields;
  const { name, fold, late, amount, before, note } = group;
  const words = name === undefined ? undefined : view.text.groups?.[name];
  const names = fieldsOf(group, view);
  const inner = (
    <div className="stack-3 slim">
      {words?.hint && <p className="caption">{words.hint}</p>}
      {before?.(view)}
      <ToolFields {...fields} names={names} />
      {note && <div className="caption">{note(view)}</div>}
    </div>
  );
  if (fold) {
    const parts = {
      title: words?.title ?? '',
      amount: fields.asked ? undefined : amount?.(view),
      open: typeof fold === 'function' ? fold(view) : undefined,
      children: inner,
    };
    return late ? <LazyFold words={view.words} {...parts} /> : <Fold {...parts} />;
  }
  return words ? <InputGroup title={words.title}>{inner}</InputGroup> : inner;
}

export function ToolFields<I extends Inputs, V extends FormView<I>>({
  names,
  ...fields
}: FieldsProps<I, V> & { names: readonly (keyof I & string)[] }) {
  const { text, tool } = fields.view;
  const fieldKey = (name: keyof I & string) => tool.inputs[name]?.key ?? name;
  // A value typed halfway may remove its own field from `names`; a field stays while it has the focus.
  const [held, hold] = useState<{ name: keyof I & string; place: number }>();
  const shown =
    held && !names.includes(held.name) ? [...names.slice(0, held.place), held.name, ...names.slice(held.place)] : names;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus of the fields inside
    <div
      className={styles.fields}
      data-hints={shown.some((name) => text.fields[fieldKey(name)]?.hint) || undefined}
      onFocus={({ target }) => {
        const place = shown.findIndex((name) => target.id === `${fields.prefix ?? ''}${fieldKey(name)}`);
        const name = shown[place];
        hold(name && { name, place });
      }}
      onBlur={() => hold(undefined)}
    >
      {shown.map((name) => (
        <ToolField key={name} {...fields} name={name} />
      ))}
    </div>
  );
}

function ToolField<I extends Inputs, V extends FormView<I>>(props: FieldsProps<I, V> & { name: keyof I & string }) {
  const { name, view, field, prefix = '' } = props;
  const { text, words, tool } = view;
  const input = tool.inputs[name];
  const key = input?.key ?? name;
  const { options: optionWords, ...own } = text.fields[key] ?? { label: key };
  const { label, unit, hint, options, remark, onChange, wide }: FieldLook = { ...own, ...field?.(name, view) };
  const { set, put } = tool;
  const isChoice = input?.kind === 'choice';
  const enter = useCallback(
    (to: string) => (isChoice ? put({ [name]: to } as Partial<Values<I>>) : set(name, to)),
    [isChoice, put, set, name],
  );
  const choices = useMemo(
    () =>
      options ??
      (input?.kind === 'choice' ? input.options : []).map((value) => ({ value, label: optionWords?.[value] ?? value })),
    [options, input, optionWords],
  );
  const shared = { id: prefix + key, label, value: tool.typed[name], onChange: onChange ?? enter };
  if (isChoice) {
    const choice = <ChoiceSelect key={name} {...shared} options={choices} />;
    return wide ? <div className={styles.wide}>{choice}</div> : choice;
  }
  if (input?.kind === 'name') return <TextField {...shared} hint={hint} problem={tool.problems[name]} />;
  const [clash, read] = [tool.clashes[name], tool.reads[name]];
  return (
    <NumberField
      {...shared}
      unit={unit}
      hint={hint}
      reading={read ? signSentence(words.numbers, read) : remark}
      problem={tool.problems[name] ?? (clash === undefined ? undefined : text.problems?.[clash])}
    />
  );
}
