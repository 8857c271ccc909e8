import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { Fold } from '../kit/Fold.tsx';
import { fieldReading } from '../kit/field-reading.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import {
  type RoiChoice,
  type RoiField,
  type RoiGroup,
  type RoiImpossibility,
  roiChoices,
  roiGroups,
  roiInputs,
  roiSite,
} from './inputs.ts';
import type { RoiRadio, RoiResult } from './model.ts';
import styles from './RoiFields.module.css';
import type { RoiToolText } from './schema.ts';
import { batteryNote, hoursNote, inShort, wordsOf } from './words.ts';

export interface RoiFieldsProps {
  tool: ToolInputs<typeof roiInputs>;
  words: ToolWords;
  radios: readonly RoiRadio[];
  result: RoiResult;
  text: RoiToolText;
}

const groupNames = Object.keys(roiGroups) as RoiGroup[];

/** The sheet of inputs: a fold for each source with what it saves, the quote with what it costs. */
export function RoiFields(props: RoiFieldsProps) {
  const { tool, words, radios, text } = props;
  const { values } = tool;
  const refusal = (name: RoiField) => {
    const clash = tool.clashes[name] as RoiImpossibility | undefined;
    return tool.problems[name] ?? (clash && text.problems[clash]);
  };
  const field = (name: RoiField) => (
    <NumberField
      key={name}
      id={roiInputs[name].key}
      {...wordsOf(name, text)}
      value={tool.typed[name]}
      reading={fieldReading(words, tool, name)}
      problem={refusal(name)}
      onChange={(typed) => tool.set(name, typed)}
    />
  );
  const chosen = (name: RoiChoice) => <RoiChoiceField name={name} tool={tool} text={text} />;
  const after: Partial<Record<RoiGroup, ReactNode>> = {
    readings: <Note>{hoursNote(values, text)}</Note>,
    costs: (
      <>
        {chosen('network')}
        <Note>{batteryNote(values, radios, text)}</Note>
      </>
    ),
    finance: chosen('vatTreatment'),
  };
  return (
    <div className={styles.sheet}>
      <div className={styles.fields}>{roiSite.map(field)}</div>
      <p className={`${styles.example} note`}>{text.example}</p>
      {groupNames.map((group) => (
        <Fold key={group} title={text.groups[group].title} amount={<Amount group={group} {...props} />}>
          <p className={`${styles.hint} caption`}>{text.groups[group].hint}</p>
          <div
            className={styles.fields}
            data-hints={roiGroups[group].some((name) => wordsOf(name, text).hint) || undefined}
          >
            {roiGroups[group].map(field)}
          </div>
          {after[group]}
        </Fold>
      ))}
    </div>
  );
}

const Note = ({ children }: { children: string }) => <p className={`${styles.note} caption`}>{children}</p>;

/** What a group comes to, a year: saved, spent, or the rate it is reckoned with. */
function Amount({ group, tool, result, text }: RoiFieldsProps & { group: RoiGroup }) {
  if (group === 'finance') return <span className="faint">{formatNumber(tool.values.discountRate)}%</span>;
  const spent = group === 'costs' ? result : undefined;
  const money = inShort(text);
  return (
    <>
      <span className={`${styles.amount} measured`} data-cost={spent && ''}>
        {spent
          ? `−${money(spent.running + spent.batteries)}`
          : money(result.savings[group as keyof RoiResult['savings']])}
      </span>
      <span className="faint">{fillSlots(text.perYear, {})}</span>
    </>
  );
}

interface RoiChoiceFieldProps {
  name: RoiChoice;
  tool: ToolInputs<typeof roiInputs>;
  text: RoiToolText;
}

/** One of a few names. */
export function RoiChoiceField({ name, tool, text }: RoiChoiceFieldProps) {
  const { key } = roiInputs[name];
  const { label, options } = text.choices[key];
  return (
    <div className={styles.choice}>
      <ChoiceSelect
        id={key}
        label={label}
        value={tool.typed[name]}
        options={roiChoices[name].map((value) => ({ value: value as string, label: options[value] ?? value }))}
        onChange={(value) => tool.set(name, value)}
      />
    </div>
  );
}
