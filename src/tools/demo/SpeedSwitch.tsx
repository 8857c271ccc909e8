import controls from './Controls.module.css';
import styles from './SpeedSwitch.module.css';
import type { DemoText } from './schema.ts';
import { speeds } from './use-simulation.ts';

type Speed = (typeof speeds)[number];

interface SpeedSwitchProps {
  text: DemoText['controls'];
  value: Speed;
  onChange: (speed: Speed) => void;
}

/** How fast the simulated clock runs, from standing still to an hour a second. */
export function SpeedSwitch({ text, value, onChange }: SpeedSwitchProps) {
  return (
    <fieldset className={styles.speeds}>
      <legend className={`${controls.label} small quiet`}>{text.speed}</legend>
      {speeds.map((speed, index) => (
        <label key={speed} className={`${styles.speed} touch centred figures`}>
          <input
            type="radio"
            name="demo-kecepatan"
            className={styles.radio}
            checked={value === speed}
            onChange={() => onChange(speed)}
          />
          <span>{text.speeds[index]}</span>
        </label>
      ))}
    </fieldset>
  );
}
