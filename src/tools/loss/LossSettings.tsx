import { ChoiceField } from '../../shared/ui/form/ChoiceField.tsx';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { InputGroup } from '../../shared/ui/ToolSheet.tsx';
import { Fold } from '../kit/Fold.tsx';
import type { ToolInputs } from '../kit/useInputs.ts';
import { lossColumns } from './columns-schema.ts';
import type { lossInputs } from './inputs.ts';
import styles from './LossSettings.module.css';
import type { LossToolText } from './schema.ts';
import type { LossState } from './useLossAnalysis.ts';

type TextProps = { text: LossToolText };

/** What counts as a loss. */
export function LossTolerance({ tool, text }: TextProps & { tool: ToolInputs<typeof lossInputs> }) {
  const { tolerance } = text;
  const field = (name: 'toleransi' | 'minimum' | 'muai') => (
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
      {field('toleransi')}
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
  // What was chosen counts at once, not only when the record has been read again.
  const map = choices.columns ?? reading.columns;
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
            value={String(map[column] ?? absent)}
            onChange={(value) => {
              const { [column]: _, ...others } = map;
              setChoices({ ...choices, columns: value === absent ? others : { ...others, [column]: Number(value) } });
            }}
          />
        ))}
        <ChoiceSelect
          id="urutan"
          label={words.order.label}
          options={(['dmy', 'mdy'] as const).map((value) => ({ value, label: words.order[value] }))}
          value={choices.order ?? reading.order}
          onChange={(order) => setChoices({ ...choices, order })}
        />
        <ChoiceSelect
          id="desimal"
          label={words.decimal.label}
          options={(['comma', 'dot'] as const).map((value) => ({ value, label: words.decimal[value] }))}
          value={choices.decimal ?? reading.decimal}
          onChange={(decimal) => setChoices({ ...choices, decimal })}
        />
      </div>
    </Fold>
  );
}
