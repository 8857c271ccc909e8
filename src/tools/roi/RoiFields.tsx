import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { Fold } from '../kit/Fold.tsx';
import { fieldReading } from '../kit/field-reading.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import type { RoiRadio } from './cases.ts';
import { type RoiChoice, type RoiField, type RoiGroup, roiGroups, roiSite } from './fields.ts';
import type { RoiImpossibility } from './impossible-together.ts';
import { roiInputs, uncertainFields } from './inputs.ts';
import { batteryNote, hoursNote } from './notes.ts';
import type { RoiResult } from './payback.ts';
import { RoiChoiceField } from './RoiChoiceField.tsx';
import styles from './RoiFields.module.css';
import type { RoiToolText } from './schema.ts';
import { inShort, spanOf, wordsOf } from './words.ts';

export interface RoiFieldsProps {
  tool: ToolInputs<typeof roiInputs>;
  words: ToolWords;
  radios: readonly RoiRadio[];
  result: RoiResult;
  /** The second quote, where one is compared. */
  second: RoiResult | undefined;
  text: RoiToolText;
}

const groupNames = Object.keys(roiGroups) as RoiGroup[];

/** The sheet of inputs: a fold for each source with what it saves, the quotes with what they cost, the ranges. */
export function RoiFields(props: RoiFieldsProps) {
  const { tool, words, radios, second, text } = props;
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
    other: chosen('networkB'),
  };
  return (
    <div className={styles.sheet}>
      <div className={styles.fields}>{roiSite.map(field)}</div>
      <p className={`${styles.example} note`}>{text.example}</p>
      {groupNames.map((group) => (
        <Fold key={group} title={text.groups[group].title} amount={<Amount group={group} {...props} />}>
          <p className={`${styles.hint} caption`}>{text.groups[group].hint}</p>
          {group === 'other' && chosen('compareQuotes')}
          {(group !== 'other' || second) && (
            <>
              <div
                className={styles.fields}
                data-hints={roiGroups[group].some((name) => wordsOf(name, text).hint) || undefined}
              >
                {roiGroups[group].map(field)}
              </div>
              {after[group]}
            </>
          )}
        </Fold>
      ))}
      <Fold title={text.ranges.title}>
        <p className={`${styles.hint} caption`}>{text.ranges.hint}</p>
        <div className={styles.fields} data-hints="">
          {uncertainFields.map((name) => (
            <NumberField
              key={name}
              id={roiInputs[`r-${name}`].key}
              label={wordsOf(name, text).label}
              unit="±%"
              hint={spanOf(values, name, radios, text)}
              value={tool.typed[`r-${name}`]}
              reading={fieldReading(words, tool, `r-${name}`)}
              problem={tool.problems[`r-${name}`]}
              onChange={(typed) => tool.set(`r-${name}`, typed)}
            />
          ))}
        </div>
      </Fold>
    </div>
  );
}

const Note = ({ children }: { children: string }) => <p className={`${styles.note} caption`}>{children}</p>;

/** What a group comes to, a year: saved, spent, or the rate it is reckoned with. */
function Amount({ group, tool, result, second, text }: RoiFieldsProps & { group: RoiGroup }) {
  if (group === 'finance') return <span className="faint">{formatNumber(tool.values.discountRate)}%</span>;
  if (group === 'other' && !second) return <span className="faint">–</span>;
  const spent = group === 'costs' ? result : group === 'other' ? second : undefined;
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
