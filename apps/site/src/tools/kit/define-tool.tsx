import { type ComponentType, Fragment, lazy, type ReactNode, useEffect, useMemo, useState } from 'react';
import { toolRoutes } from '../../routes.ts';
import '../../shared/ui/restore-server-markup.ts';
import { type Contradictions, type Inputs, initialValues, type Values } from 'tank-gauging/inputs';
import type { TankUse } from 'tank-gauging/tank/tank-record';
import { examplesKey, storeExamples } from '../../shared/handover/examples.ts';
import { resultHref } from '../../shared/handover/result-href.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { PrintButton, ShareButton, saveFile, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { Readings, ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import type { OlderParts } from './address.ts';
import { Fold, LazyFold } from './Fold.tsx';
import { tankHref, tankTargets } from './flow.ts';
import { Instrument, type VerdictText } from './Instrument.tsx';
import { PrintedInputs } from './paper/PrintedInputs.tsx';
import type { ScenariosProps } from './ScenarioSheet.tsx';
import { type FieldLook, type Form, openFields, ToolForm } from './ToolForm.tsx';
import { ToolFrame } from './ToolFrame.tsx';
import { type ToolData, type ToolView, useInputs } from './tool-state.ts';
import type { ToolWords } from './tool-words.ts';
import type { AnnouncedText } from './use-announced-result.ts';
import { useHydrated } from './use-hydrated.ts';

interface ToolPart<V> {
  title: (view: V) => string;
  amount?: (view: V) => string | React.JSX.Element | undefined;
  open?: (view: V) => boolean;
  when?: (view: V) => boolean;
  /** Rendered with the page instead of when first opened. */
  eager?: boolean;
  /** With `React.lazy` its script is loaded when first opened. */
  draw: ComponentType<V>;
}

/** File to save; its type follows from the extension of its name. */
interface ToolFile {
  label: string;
  name: string;
  content: () => BlobPart | Promise<BlobPart>;
}

type Compared = readonly (readonly [name: string, value: string])[];

interface Definition<I extends Inputs, D extends ToolData, R> {
  id: string;
  inputs: I;
  /** Overrides `inputs` when examples or choices come from the page's records. */
  inputsFor?: (data: D) => I;
  /** Contradictions among values; the last valid result is shown meanwhile. */
  refuse?: (values: Values<I>) => Contradictions<I>;
  /** Empty fields without which there is no result. */
  asks?: (values: Values<I>) => readonly (keyof I & string)[];
  /** Label of a retired key that only older links carry. */
  removedFieldText?: (key: string, text: D['text']) => string | undefined;
  /** See `readAddress`. */
  olderParts?: OlderParts;
  /** Conversion between the tool's inputs and a tank described in another tool. */
  tank?: TankUse<I>;
  /** See `ToolDefinition`. */
  keepsGiven?: boolean;
  /** Fragment of the printed address, if it is not that of all fields. */
  address?: (view: ToolView<I, D, R>) => string;
  /** Prefix of field ids that would otherwise repeat an id of the page. */
  prefix?: string;
  /** `given`: inputs that the link or the visitor stated. */
  model?: (values: Values<I>, data: D, given: readonly string[]) => R;
  /** Hook used instead of `model` when a worker calculates. */
  useModel?: (values: Values<I>, data: D, given: readonly string[]) => R;
  /** True while the result is older than the fields. */
  busy?: (result: R) => boolean;
  form: Form<I, ToolView<I, D, R>>;
  field?: (name: keyof I & string, view: ToolView<I, D, R>) => FieldLook | undefined;
  verdict: (view: ToolView<I, D, R>) => VerdictText;
  readings?: (view: ToolView<I, D, R>) => Parameters<typeof Readings>[0]['items'];
  /** Drawing that opens the tool: above the fields on a phone, above the result in a wide window. */
  scene?: ComponentType<ToolView<I, D, R>>;
  drawing?: (view: ToolView<I, D, R>) => ReactNode;
  /** Texts announced besides the readings when a change leaves the verdict unchanged. */
  heard?: (view: ToolView<I, D, R>) => readonly AnnouncedText[];
  slim?: boolean;
  /** Whether the visitor has entered something besides fields; without it, stated fields decide. */
  entered?: (view: ToolView<I, D, R>) => boolean;
  /** Values passed to the consultation form; undefined without a result. */
  handover: (view: ToolView<I, D, R>) => Readonly<Record<string, number | string>> | undefined;
  actions?: (view: ToolView<I, D, R>) => ReactNode;
  more?: (view: ToolView<I, D, R>) => ReactNode;
  files?: (view: ToolView<I, D, R>) => readonly ToolFile[];
  /** Rows by which scenarios are compared. */
  compare?: (view: Pick<ToolView<I, D, R>, 'data' | 'text' | 'values' | 'result'>) => Compared;
  parts?: readonly ToolPart<ToolView<I, D, R>>[];
  below?: (view: ToolView<I, D, R>) => ReactNode;
  /** Printed instead of the tool; a `Paper`. */
  paper?: (view: ToolView<I, D, R>) => ReactNode;
  /** End of the printed tool, such as lines for signatures. */
  printedEnd?: (view: ToolView<I, D, R>) => ReactNode;
}

/**
 * Creates a tool's component from its inputs, model and texts. Form, verdict, link, undo, scenarios, outdated results,
 * files and print are built in. The props of the island must not change.
 */
export function defineTool<const I extends Inputs, D extends ToolData, R>(tool: Definition<I, D, R>) {
  const useModel =
    tool.useModel ??
    ((values: Values<I>, data: D, given: readonly string[]) =>
      useMemo(() => tool.model?.(values, data, given) as R, [values, data, given]));

  // biome-ignore lint/correctness/noComponentHookFactories: called once per tool, when its module is loaded
  return function Tool(data: D) {
    const { text, words } = data;
    const [{ inputs, isRemovedField }] = useState(() => ({
      inputs: tool.inputsFor?.(data) ?? tool.inputs,
      isRemovedField: (key: string) => tool.removedFieldText?.(key, text) !== undefined,
    }));
    const { refuse, tank, keepsGiven, olderParts } = tool;
    const state = useInputs(inputs, { refuse, isRemovedField, olderParts, tank, keepsGiven });
    const { values, refused, given } = state;
    const missing = tool.asks?.(values) ?? [];
    const asked = missing.length > 0;
    // Nothing of a result with examples in place of the missing values is shown.
    const complete = useMemo(() => withExamples(tool, values), [values]);
    const result = useModel(complete, data, given);
    const view = { data, text, words, tool: state, values, result };
    const busy = tool.busy?.(result) ?? false;
    const fieldLabel = (key: string) => text.fields[key]?.label ?? tool.removedFieldText?.(key, text) ?? key;
    const handover = asked ? {} : tool.handover(view);
    const isEntered = given.length > 0 || (tool.entered?.(view) ?? false);
    const examples = openFields(tool.form, view).filter((name) => !given.includes(name));
    const exampleNames = isEntered ? examples.map((name) => fieldLabel(inputs[name]?.key ?? name)).join('\n') : '';
    useEffect(() => storeExamples(tool.id, exampleNames ? exampleNames.split('\n') : []), [exampleNames]);
    const readings = asked ? undefined : tool.readings?.(view);
    const labels = missing.map((name) => lowerFirst(fieldLabel(inputs[name]?.key ?? name))).join(', ');
    const question = asked && fillSlots(words.asks, { isian: labels });
    const figures =
      readings?.map(({ label, value, note = '' }) => ({ subject: label, sentences: [value, note] })) ?? [];
    const scenarioRows = useMemo(() => {
      const { compare, model } = tool;
      return (
        compare &&
        model &&
        ((scenarioValues: Values<I>) =>
          compare({ data, text, values: scenarioValues, result: model(scenarioValues, data, Object.keys(inputs)) }))
      );
    }, [data, text, inputs]);
    return (
      <ToolFrame
        data={data}
        id={tool.id}
        held={refused ? words.refused.printed : question || undefined}
        busy={busy}
        fragment={tool.address ? tool.address(view) : state.fragment()}
        printed={
          !asked &&
          !tool.paper && (
            <>
              <PrintedInputs form={tool.form} field={tool.field} view={view} />
              {tool.printedEnd?.(view)}
            </>
          )
        }
      >
        <div className={joinClasses('stack-5 print-block', tool.paper && 'screen-only')}>
          <Instrument
            words={words}
            tool={state}
            busy={busy}
            fieldLabel={fieldLabel}
            inputsTitle={text.inputsTitle}
            resultTitle={text.resultTitle}
            slim={tool.slim}
            scene={!asked && tool.scene && <tool.scene {...view} />}
            inputs={<ToolForm form={tool.form} field={tool.field} prefix={tool.prefix} view={view} asked={asked} />}
            verdict={question ? { sentence: question, state: 'open' } : tool.verdict(view)}
            heard={asked ? [] : [...figures, ...(tool.heard?.(view) ?? [])]}
          >
            {readings && <Readings items={readings} />}
            {!asked && tool.drawing?.(view)}
            {handover && (
              <Controls
                view={view}
                here={`/${tool.id}`}
                isEntered={isEntered}
                consultation={
                  asked
                    ? undefined
                    : resultHref(tool.id, {
                        ...handover,
                        ...(examples.length > 0 && { [examplesKey]: examples.length }),
                      })
                }
                files={asked ? undefined : tool.files?.(view)}
                more={!asked && tool.more?.(view)}
              >
                {!asked && tool.actions?.(view)}
              </Controls>
            )}
          </Instrument>
          {(scenarioRows || tool.parts) && (
            <div>
              {scenarioRows && !asked && <Scenarios words={words} tool={state} scenarioRows={scenarioRows} />}
              {tool.parts?.map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a definition never change order
                <Part key={place} part={part} view={view} />
              ))}
            </div>
          )}
          {!asked && tool.below?.(view)}
        </div>
        {!asked && tool.paper?.(view)}
      </ToolFrame>
    );
  };
}

/** A label within a sentence; abbreviations inside it stay as they are. */
const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Values with the examples of the missing ones, so that every result can be computed. */
function withExamples<I extends Inputs>(
  { inputs, asks }: Pick<Definition<I, never, unknown>, 'inputs' | 'asks'>,
  values: Values<I>,
): Values<I> {
  const missing = asks?.(values) ?? [];
  const examples = initialValues(inputs);
  return missing.length > 0
    ? { ...values, ...Object.fromEntries(missing.map((name) => [name, examples[name]])) }
    : values;
}

function Part<V extends { words: ToolWords }>({ part, view }: { part: ToolPart<V>; view: V }) {
  const { draw: Draw, eager, when, title, amount, open } = part;
  if (when?.(view) === false) return null;
  const fold = { title: title(view), amount: amount?.(view), open: open?.(view), children: <Draw {...view} /> };
  return eager ? <Fold {...fold} /> : <LazyFold words={view.words} {...fold} />;
}

const ScenarioSheet = lazy(async () => ({ default: (await import('./ScenarioSheet.tsx')).ScenarioSheet }));

/** Saved scenarios, which are also in the URL. */
function Scenarios<I extends Inputs>(props: ScenariosProps<I>) {
  const { words, tool } = props;
  const count = tool.scenarios.length;
  return (
    <LazyFold
      words={words}
      title={words.scenarios.title}
      amount={count > 0 ? String(count) : undefined}
      open={count > 0}
    >
      {/* `lazy` loses the type parameter of the tool's inputs. */}
      <ScenarioSheet {...(props as unknown as ScenariosProps<Inputs>)} />
    </LazyFold>
  );
}

interface ControlsProps {
  view: Pick<ToolView<Inputs, ToolData, unknown>, 'text' | 'words' | 'tool'>;
  /** Path of this tool. */
  here: string;
  /** False while everything is the example, which is not handed over. */
  isEntered: boolean;
  /** Undefined while there is no result. */
  consultation: string | undefined;
  files: readonly ToolFile[] | undefined;
  more: ReactNode;
  children: ReactNode;
}

/**
 * Actions on the result. While a field is rejected, nothing can be exported and the reason is shown; undo and reset
 * stay available.
 */
function Controls({ view, here, isEntered, consultation, files, more, children }: ControlsProps) {
  const { words, tool } = view;
  const { refused, reset, undo } = tool;
  const carried = tool.carried();
  const labels = view.text.actions;
  return (
    <div className="stack-2 slim screen-only">
      <ToolActions>
        {!refused && consultation && isEntered && <Action label={labels.consult} to={consultation} look="signal" />}
        {!refused && consultation && !isEntered && <ToolButton label={words.tryFirst} onClick={focusFirstField} />}
        {children}
        {files?.map((file) => (
          <FileButton key={file.name} words={words} file={file} refused={refused} />
        ))}
      </ToolActions>
      {refused && <p className="small quiet">{words.refused.held}</p>}
      {carried && !refused && <Onward words={words} carried={carried} here={here} />}
      <div data-needs-script="">
        <Fold title={words.more}>
          <div className="wrap row gap-3">
            {more}
            {labels.print && consultation && <PrintButton quiet label={labels.print} disabled={refused} />}
            <ShareButton quiet label={labels.share} disabled={refused} fragment={tool.fragment} />
            <ToolButton quiet label={words.undo} onClick={() => undo?.()} disabled={!undo} />
            <ToolButton quiet label={labels.reset} onClick={reset} />
          </div>
        </Fold>
      </div>
    </div>
  );
}

/** Leads to the first field of the tool. */
const focusFirstField = () =>
  document.querySelector<HTMLElement>('[data-instrument] :is(input, textarea, select, [role="combobox"])')?.focus();

interface OnwardProps {
  words: ToolWords;
  carried: NonNullable<ReturnType<ToolView<Inputs, ToolData, unknown>['tool']['carried']>>;
  here: string;
}

/** Links to the other tools with the same tank. */
function Onward({ words, carried, here }: OnwardProps) {
  const hydrated = useHydrated();
  return (
    <p className="small quiet" data-needs-script="">
      <span>{words.onward.title}</span>{' '}
      {tankTargets
        .filter((target) => toolRoutes[target] !== here)
        .map((target, place) => (
          <Fragment key={target}>
            {place > 0 && <span>, </span>}
            <a href={hydrated ? tankHref(target, carried.tank, carried.assumed) : toolRoutes[target]}>
              {words.onward.tools[target]}
            </a>
          </Fragment>
        ))}
      <span>.</span>
    </p>
  );
}

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export function FileButton({ words, file, refused }: { words: ToolWords; file: ToolFile; refused: boolean }) {
  const { label, name, content } = file;
  const [failed, setFailed] = useState(false);
  useAnnouncedSentence(failed && words.fileFailed);
  const save = async () => {
    try {
      const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain;charset=utf-8';
      saveFile(new Blob([await content()], { type }), name);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <ToolButton label={label} onClick={save} disabled={refused} />
      {failed && <span className="small">{words.fileFailed}</span>}
    </>
  );
}
