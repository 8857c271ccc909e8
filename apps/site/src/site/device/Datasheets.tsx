import type { Marked, Wording } from 'contract/marked';
import type { Instrument } from '../../shared/records/hardware-schema.ts';
import type { Action as ActionRecord } from '../../shared/text/schema.ts';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { FactTable } from '../../shared/ui/Table.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import styles from './Datasheets.module.css';
import { DeviceShelf, type ShelfPicture } from './DeviceShelf.tsx';
import { InstrumentPlacement } from './InstrumentPlacement.tsx';
import type { DevicePage } from './schema.ts';
import { turntable } from './turntable-steps.ts';

type Labels = DevicePage['sheets']['labels'];

interface SheetRecord extends Omit<Instrument, 'picture'> {
  id: string;
  shelf: ShelfPicture;
  /** Sample values for the questions that the record leaves open. */
  samples: readonly { name: Wording; value: Wording }[];
  /** URL of the sprite with all steps of the turntable. */
  frames: string;
  /** The datasheet as a PDF. */
  datasheet: Pick<ActionRecord, 'label' | 'to' | 'file'>;
}

type DatasheetsProps = DevicePage['sheets'] & {
  items: readonly SheetRecord[];
  placement: DevicePage['placement'];
};

/** Id of the sheet that is shown when the URL has no fragment. */
const first = 'radar';

/**
 * Rule that raises a device on the shelf and highlights its bubble in the drawing when its sheet is selected. The URL
 * fragment selects the sheet.
 */
const chosen = (id: string) => {
  const named = `:has(#${id}:target)`;
  const scene = id === first ? `:is(${named},:not(:has(article:target)))` : named;
  return `#alat${scene} :is(#rak-${id},#letak-${id}){--shade:1;--lift:-12px;--mark:var(--measured);--bubble:var(--liquid-wash)}`;
};

/**
 * The six devices to one scale on the shelf; below, the chosen one in large with everything about it, and what the
 * others are for. Browsers without `:has()`, and prints, show all of each.
 */
export function Datasheets({ labels, items, placement, ...heading }: DatasheetsProps) {
  return (
    <Band id="lembar-data" {...heading}>
      {/* The policy forbids style attributes; this element is allowed by its hash. */}
      <style>
        {`@supports selector(:has(*)){@media screen{#rak{--shade:.36}${items.map(({ id }) => chosen(id)).join('')}}}`}
      </style>
      <div id="alat" className={`${styles.scene} fit print-block`}>
        <DeviceShelf items={items} caption={labels.shelf} />
        {items.map((item) => (
          <Sheet key={item.id} {...item} labels={labels} />
        ))}
        <InstrumentPlacement {...placement} instruments={items} />
      </div>
    </Band>
  );
}

/** Specifications that buyers ask for first; all others are with the chosen device only. */
const keys: readonly Instrument['specifications'][number]['answers'][] = [
  ...(['frequency', 'range', 'accuracy', 'output'] as const),
  ...(['operatingTemperature', 'connection', 'supply'] as const),
];

/**
 * One instrument. The chosen one has its cut-out in large, all its data, its limits and its datasheet; the others keep
 * principle, main specifications and applications.
 */
function Sheet({ id, title, code, order, shelf, frames, labels, ...content }: SheetRecord & { labels: Labels }) {
  const isKey = ({ answers }: { answers?: (typeof keys)[number] }) => answers !== undefined && keys.includes(answers);
  const { specifications, samples } = content;
  return (
    <article
      id={id}
      className={joinClasses(styles.sheet, id === first && styles.first, 'stack-3 top topped-2 rule-strong whole')}
      aria-labelledby={`${id}-judul`}
    >
      <div className={`${styles.more} ${styles.view}`}>
        <Turntable
          picture={{ ...shelf.picture, sizes: shelf.large, alt: title.plain }}
          frames={frames}
          label={labels.turn}
          name={title}
        />
      </div>
      <div className="stack-1 top">
        <header className="spread gap-3">
          <h3 id={`${id}-judul`} className="large">
            <Text.a className="bare" href={`#${id}`}>
              {title}
            </Text.a>
          </h3>
          <span className="label unbroken">
            {code} {order}
          </span>
        </header>
        <Text.p className="note">{content.description}</Text.p>
      </div>
      <div className={`${styles.uses} note`}>
        <h4 className="faint">
          <Text>{labels.applications}</Text>
        </h4>
        <ul>
          <Texts as="li" items={content.applications} />
        </ul>
      </div>
      <div className={`${styles.more} stack-3 top`}>
        <div className="reserved note stack-1 top">
          <h4>
            <Text>{labels.limits}</Text>
          </h4>
          <Text.p>{content.limits}</Text.p>
        </div>
        <Actions
          items={[
            { ...content.datasheet, look: 'line', about: title },
            ...(id === first ? [{ label: labels.parts, to: '#bagian-radar', look: 'plain' } as const] : []),
          ]}
        />
      </div>
      <div className={`${styles.data} stack-2 top`}>
        <FactTable caption={title.plain} quiet rows={specifications.filter(isKey)} />
        <div className={styles.more}>
          <Fold card={title} title={labels.specifications} settled>
            <FactTable
              caption={`${labels.specifications.plain}: ${title.plain}`}
              quiet
              rows={[...specifications.filter((row) => !isKey(row)), ...samples]}
            />
          </Fold>
        </div>
      </div>
    </article>
  );
}

interface TurntableProps extends Pick<SheetRecord, 'frames'> {
  /** The device's cut-out, as on the shelf. */
  picture: PictureProps;
  /** What the control does, and for which device. */
  label: Marked;
  name: Marked;
}

/** A device that the visitor can rotate; turntable.ts enables the control. */
function Turntable({ picture, frames, label, name }: TurntableProps) {
  return (
    <div className={`${styles.table} still`} data-turntable={frames}>
      <div className={`${styles.stage} centred`}>
        <Picture className={`${styles.picture} block`} {...picture} />
        <canvas className="screen-only" hidden />
      </div>
      <label className="label screen-only" hidden>
        <span className="row gap-3">
          <Text>{label}</Text>
          <Text.span className="visually-hidden">{name}</Text.span>
          <input className="full touch" type="range" min="0" max={turntable.steps - 1} defaultValue="0" />
        </span>
      </label>
    </div>
  );
}
