import type { Inputs } from 'tank-gauging/inputs';
import { type FieldLook, type Form, groupFields } from '../ToolForm.tsx';
import { showInput } from '../tool-inputs.ts';
import type { ToolData, ToolView } from '../tool-state.ts';
import styles from './PrintedInputs.module.css';
import { type Fact, Facts } from './RecordSheet.tsx';
import { usePaper } from './use-issue.ts';

type Shown<I extends Inputs> = Pick<ToolView<I, ToolData, unknown>, 'text' | 'tool' | 'values'>;

/** Labels and values of fields as the form shows them, with their units. */
export function listFacts<I extends Inputs, V extends Shown<I>>(
  view: V,
  names: readonly (keyof I & string)[],
  field?: (name: keyof I & string, view: V) => FieldLook | undefined,
): Fact[] {
  const { text, tool } = view;
  // A view's own values are those of its inputs.
  const values = view.values as Shown<I>['values'];
  return names.flatMap((name) => {
    const input = (tool.inputs as I)[name];
    const { options: own, ...texts } = text.fields[input?.key ?? name] ?? { label: name };
    const { label, unit, options }: FieldLook = { ...texts, ...field?.(name, view) };
    const value = showInput(input, values[name], tool.typed);
    if (value === '') return [];
    const words =
      input?.kind === 'number' ? undefined : (options?.find((one) => one.value === value)?.label ?? own?.[value]);
    const figure = unit?.startsWith('%') ? value + unit : `${value}\u00a0${unit ?? ''}`.trim();
    return [[label ?? name, words ?? (input?.kind === 'number' ? figure : value)] as const];
  });
}

interface PrintedInputsProps<I extends Inputs, V> {
  form: Form<I, V>;
  field: ((name: keyof I & string, view: V) => FieldLook | undefined) | undefined;
  view: V;
}

/** On paper instead of the form: what was stated, and apart from it what the result assumes. */
export function PrintedInputs<I extends Inputs, V extends Shown<I>>({ form, field, view }: PrintedInputsProps<I, V>) {
  const { words } = usePaper();
  const names = groupFields(form, view);
  const given: readonly string[] = view.tool.given;
  return [
    [words.stated, names.filter((name) => given.includes(name))] as const,
    [words.assumed, names.filter((name) => !given.includes(name))] as const,
  ].map(
    ([title, group]) =>
      group.length > 0 && (
        <div key={title} className={`${styles.inputs} whole`}>
          <h4>{title}</h4>
          <Facts facts={listFacts(view, group, field)} />
        </div>
      ),
  );
}
