import { lossColumns } from '../../schemas/loss-columns.ts';
import type { LossToolText } from '../../schemas/pages/loss.ts';
import { ChoiceField } from '../../ui/tool/ChoiceField.tsx';
import { ChoiceSelect } from '../../ui/tool/ChoiceSelect.tsx';
import { Fold } from '../../ui/tool/Fold.tsx';
import { NumberField } from '../../ui/tool/NumberField.tsx';
import { InputGroup } from '../../ui/tool/ToolSheet.tsx';
import type { ToolInputs } from '../../ui/tool/useInputs.ts';
import type { lossInputs } from './inputs.ts';
import styles from './LossSettings.module.css';
import type { LossState } from './useLossAnalysis.ts';

type TextProps = { text: LossToolText };

/** What counts as a loss. */
export function LossTolerance({ tool, text }: TextProps & { tool: ToolInputs<typeof lossInputs> }) {
  const { tolerance } = text;
  const field = (name: 'batas' | 'minimum' | 'muai') => (
    <NumberField
      id={name}
      {...tolerance[name]}
      value={tool.typed[name]}
      problem={tool.problems[name]}
      onChange={(typed) => tool.set(name, typed)}
    />
  );
  return (
    <InputGroup title={tolerance.title}>
      {field('batas')}
      <Fold title={tolerance.more}>
        <div className={styles.stack}>
          <ChoiceField
            name="dasar"
            legend={tolerance.dasar.legend}
            value={tool.values.dasar}
            onChange={(value) => tool.put({ dasar: value })}
            options={(['keluar', 'lewat'] as const).map((value) => ({ value, label: tolerance.dasar[value] }))}
          />
          {field('minimum')}
          {field('muai')}
        </div>
      </Fold>
    </InputGroup>
  );
}

const absent = '-1';

/** How the columns were understood, each to be corrected. */
export function LossColumns({ state, text }: TextProps & { state: LossState }) {
  const { columns: words } = text;
  const { reading } = state.analysis;
  const { choices, setChoices } = state;
  const options = [
    { value: absent, label: words.none },
    ...reading.headings.map((label, at) => ({ value: String(at), label })),
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
            value={String(reading.columns[column] ?? absent)}
            onChange={(value) => {
              const { [column]: _, ...others } = reading.columns;
              setChoices({ ...choices, columns: value === absent ? others : { ...others, [column]: Number(value) } });
            }}
          />
        ))}
        <ChoiceSelect
          id="urutan"
          label={words.order.label}
          options={(['dmy', 'mdy'] as const).map((value) => ({ value, label: words.order[value] }))}
          value={reading.order}
          onChange={(order) => setChoices({ ...choices, order })}
        />
        <ChoiceSelect
          id="desimal"
          label={words.decimal.label}
          options={(['comma', 'dot'] as const).map((value) => ({ value, label: words.decimal[value] }))}
          value={reading.decimal}
          onChange={(decimal) => setChoices({ ...choices, decimal })}
        />
      </div>
    </Fold>
  );
}
