import { NumberField } from '../../shared/ui/form/NumberField.tsx';
import { Fold } from '../kit/Fold.tsx';
import type { ToolInputs } from '../kit/useInputs.ts';
import { type RoiGroup, roiGroups } from './fields.ts';
import { type roiInputs, uncertainFields } from './inputs.ts';
import type { RoiResult } from './payback.ts';
import styles from './RoiFields.module.css';
import { shortRupiah } from './rupiah.ts';
import type { RoiToolText } from './schema.ts';
import { payback, spanOf } from './words.ts';

interface RoiFieldsProps {
  tool: ToolInputs<typeof roiInputs>;
  result: RoiResult;
  text: RoiToolText;
}

const groupNames = Object.keys(roiGroups) as RoiGroup[];

/** The sheet of inputs: a fold for each source with what it saves, one for the costs, one for the ranges. */
export function RoiFields({ tool, result, text }: RoiFieldsProps) {
  return (
    <div className={styles.sheet}>
      <p className={`${styles.example} note`}>{text.example}</p>
      {groupNames.map((group) => (
        <Fold
          key={group}
          title={text.groups[group].title}
          open={group === 'readings' || group === 'costs'}
          amount={
            <>
              <span className={`${styles.amount} measured`} data-cost={group === 'costs' || undefined}>
                {group === 'costs' ? `−${shortRupiah(result.running)}` : shortRupiah(result.savings[group])}
              </span>
              <span className="faint">{text.perYear}</span>
            </>
          }
        >
          <p className={`${styles.hint} caption`}>{text.groups[group].hint}</p>
          <div className={styles.fields}>
            {roiGroups[group].map((field) => (
              <NumberField
                key={field}
                id={field}
                {...text.fields[field]}
                value={tool.typed[field]}
                problem={tool.problems[field]}
                onChange={(typed) => tool.set(field, typed)}
              />
            ))}
          </div>
        </Fold>
      ))}
      <Fold title={text.ranges.title} amount={<span className="faint">±%</span>}>
        <p className={`${styles.hint} caption`}>{text.ranges.hint}</p>
        <div className={styles.fields} data-hints="">
          {uncertainFields.map((field) => (
            <NumberField
              key={field}
              id={`r-${field}`}
              label={text.fields[field].label}
              unit="±%"
              hint={spanOf(tool.values, field, text)}
              value={tool.typed[`r-${field}`]}
              problem={tool.problems[`r-${field}`]}
              onChange={(typed) => tool.set(`r-${field}`, typed)}
            />
          ))}
        </div>
      </Fold>
      {/* On a phone the answer stays in sight while figures are typed; it is told in full below. */}
      <p className={styles.strip} aria-hidden="true">
        <span>
          {text.rows.payback} <strong>{payback(result, text)}</strong>
        </span>
        <span>
          {text.rows.net} <strong>{shortRupiah(result.net)}</strong>
        </span>
      </p>
    </div>
  );
}
