import type { Marked } from '../../shared/text/marked.ts';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Turntable.module.css';
import { turntable } from './turntable-steps.ts';

interface TurntableProps {
  picture: PictureProps;
  /** Address of the picture that holds all steps. */
  frames: string;
  /** What the control does, and to which device. */
  label: Marked;
  name: Marked;
}

/** A device that can be turned; turntable.ts wakes the control. */
export function Turntable({ picture, frames, label, name }: TurntableProps) {
  return (
    <div className={`${styles.table} still`} data-turntable={frames}>
      <div className={styles.stage}>
        <Picture className={`${styles.picture} block`} {...picture} />
        <canvas className={`${styles.frame} full`} hidden />
      </div>
      <label className={`${styles.control} row label screen-only`} hidden>
        <Text>{label}</Text>
        <Text.span className="visually-hidden">{name}</Text.span>
        <input
          className={`${styles.range} full touch`}
          type="range"
          min="0"
          max={turntable.steps - 1}
          defaultValue="0"
        />
      </label>
    </div>
  );
}
