import type { Instrument } from '../../shared/records/hardware.ts';
import type { Marked } from '../../shared/text/marked.ts';
import type { Action as ActionRecord } from '../../shared/text/schema.ts';
import { Actions } from '../../shared/ui/Action.tsx';
import { CornerFrame } from '../../shared/ui/CornerFrame.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { FactTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Sheet.module.css';
import type { SheetLabels } from './schema.ts';
import { turntable } from './turntable-steps.ts';

export interface SheetRecord extends Omit<Instrument, 'picture'> {
  id: string;
  picture: PictureProps;
  /** Address of the steps of its turntable, where one is rendered. */
  frames: string | undefined;
  /** The same sheet as a document. */
  datasheet: Pick<ActionRecord, 'label' | 'to' | 'file'>;
}

interface SheetProps extends SheetRecord {
  labels: SheetLabels;
}

/** One instrument: picture, how it measures, its figures, where it is used and where it must not be. */
export function Sheet({ id, title, description, picture, frames, labels, ...content }: SheetProps) {
  return (
    <article id={id} className={styles.sheet} aria-label={title.plain}>
      <CornerFrame>
        {frames ? (
          <Turntable picture={picture} frames={frames} label={labels.turn} name={title} />
        ) : (
          <Picture {...picture} className={`${styles.picture} block`} />
        )}
      </CornerFrame>
      <div className={`${styles.content} stack-5 top`}>
        <Text.p className="measure">{description}</Text.p>
        <FactTable
          caption={
            <>
              <Text>{labels.specifications}</Text>: <Text>{title}</Text>
            </>
          }
          quiet
          rows={content.specifications}
        />
      </div>
      <div>
        <h4 className={styles.heading}>
          <Text>{labels.applications}</Text>
        </h4>
        <PointList items={content.applications} />
        <div className={styles.download}>
          <Actions items={[{ ...content.datasheet, look: 'line', about: title }]} />
        </div>
      </div>
      <div className={`${styles.limits} quiet measure`}>
        <h4 className={styles.heading}>
          <Text>{labels.limits}</Text>
        </h4>
        <Text.p>{content.limits}</Text.p>
      </div>
    </article>
  );
}

interface TurntableProps {
  picture: PictureProps;
  /** Address of the picture that holds all steps. */
  frames: string;
  /** What the control does, and to which device. */
  label: Marked;
  name: Marked;
}

/** A device that can be turned; turntable.ts wakes the control. */
function Turntable({ picture, frames, label, name }: TurntableProps) {
  return (
    <div className={`${styles.table} still`} data-turntable={frames}>
      <div className={styles.stage}>
        <Picture className={`${styles.turntablePicture} block`} {...picture} />
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
