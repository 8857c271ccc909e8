import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceField } from '../../shared/ui/form/ChoiceField.tsx';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import { Fold } from '../kit/Fold.tsx';
import { fieldReading } from '../kit/field-reading.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import type { Analysis } from './analyse.ts';
import { lossColumns } from './columns-schema.ts';
import { expansions, lossInputs } from './inputs.ts';
import styles from './LossSettings.module.css';
import type { LossToolText } from './schema.ts';
import type { LossState } from './useLossAnalysis.ts';

type TextProps = { text: LossToolText };
type Setting = 'threshold' | 'tolerance' | 'minimum' | 'expansion';
type SettingKey = (typeof lossInputs)[Setting]['key'];

/** What a setting is called, by its name in the address. */
export const settingName = (field: string, { tolerance }: LossToolText): string =>
  field === 'dasar' ? tolerance.dasar.legend : (tolerance[field as SettingKey]?.label ?? field);

/** What counts as a loss. */
export function LossTolerance({
  tool,
  words,
  text,
}: TextProps & { tool: ToolInputs<typeof lossInputs>; words: ToolWords }) {
  const { tolerance } = text;
  const field = (name: Setting) => (
    <NumberField
      id={lossInputs[name].key}
      {...tolerance[lossInputs[name].key]}
      value={tool.typed[name]}
      reading={fieldReading(words, tool, name)}
      problem={tool.problems[name]}
      onChange={(typed) => tool.set(name, typed)}
    />
  );
  const product = (['bensin', 'solar'] as const).find((name) => expansions[name] === tool.values.expansion) ?? 'lain';
  return (
    <InputGroup title={tolerance.title}>
      {field('threshold')}
      <Fold title={tolerance.more}>
        <div className={styles.stack}>
          {field('tolerance')}
          <ChoiceField
            name="dasar"
            legend={tolerance.dasar.legend}
            value={tool.values.basis}
            onChange={(value) => tool.put({ basis: value })}
            options={(['keluar', 'lewat'] as const).map((value) => ({ value, label: tolerance.dasar[value] }))}
          />
          {field('minimum')}
          <ChoiceField
            name="produk"
            legend={tolerance.produk.legend}
            value={product}
            onChange={(value) => value !== 'lain' && tool.put({ expansion: expansions[value] })}
            options={(['bensin', 'solar', 'lain'] as const).map((value) => ({ value, label: tolerance.produk[value] }))}
          />
          {field('expansion')}
        </div>
      </Fold>
    </InputGroup>
  );
}

const absent = '-1';

/** How the columns were understood, each to be corrected. */
export function LossColumns({ state, analysis, text }: TextProps & { state: LossState; analysis: Analysis }) {
  const { columns: words } = text;
  const { reading } = analysis;
  const { choices, setChoices } = state;
  // What was chosen counts at once, not only when the record has been read again.
  const map = choices.columns ?? reading.columns;
  const options = [
    { value: absent, label: words.none },
    ...reading.headings.map((label, at) => ({
      value: String(at),
      label: label || fillSlots(words.numbered, { nomor: String(at + 1) }),
    })),
  ];
  return (
    <Fold title={words.title} open={reading.missing.length > 0 || undefined}>
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.fields}>
        {lossColumns.map((column) => (
          <ChoiceSelect
            key={column}
            id={`kolom-${column}`}
            label={words.names[column]}
            options={options}
            value={String(map[column] ?? absent)}
            onChange={(value) => {
              const { [column]: _, ...others } = map;
              setChoices({ ...choices, columns: value === absent ? others : { ...others, [column]: Number(value) } });
            }}
          />
        ))}
      </div>
    </Fold>
  );
}
