import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import styles from './SensorPicker.module.css';
import type { PickerText } from './schema.ts';
import type { Picking } from './use-sensor-picker.ts';

/** The tanks that the tender text is written for: each can be dropped, and the one on the sheet added. */
export function Tanks({ text: { words, fields }, picking }: { text: PickerText; picking: Picking }) {
  const { kept, keep, drop } = picking;
  return (
    <div className="stack-3 screen-only">
      {kept.length > 0 && (
        <ul className={`${styles.outside} stack-1`}>
          {kept.map((tank, index) => (
            <li key={JSON.stringify(tank)}>
              {fillSlots(words.tank, {
                nomor: String(index + 1),
                isi: fields.isi.options[tank.isi] ?? tank.isi,
                tinggi: `${formatFree(tank.tinggi)}\u00a0m`,
              })}
            </li>
          ))}
        </ul>
      )}
      <ToolActions>
        {keep && <ToolButton label={words.keepTank} onClick={keep} />}
        {kept.map((tank, index) => (
          <ToolButton
            key={JSON.stringify(tank)}
            label={fillSlots(words.dropTank, { nomor: String(index + 1) })}
            onClick={() => drop(tank)}
          />
        ))}
      </ToolActions>
    </div>
  );
}
