import type { Marked, Wording } from 'contract/marked';
import type { Instrument } from '../../shared/records/hardware-schema.ts';
import type { Action as ActionRecord } from '../../shared/text/schema.ts';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { CornerFrame } from '../../shared/ui/CornerFrame.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { FactTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Datasheets.module.css';
import { DeviceShelf, type ShelfPicture } from './DeviceShelf.tsx';
import { DeviceTable, isKeySpecification } from './DeviceTable.tsx';
import type { DevicePage } from './schema.ts';
import { turntable } from './turntable-steps.ts';

type Labels = DevicePage['sheets']['labels'];

interface SheetRecord extends Omit<Instrument, 'picture'> {
  id: string;
  picture: PictureProps;
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
 * The six devices to one scale, the sheet of the selected one, and a table of all. Browsers without `:has()`, and
 * prints, show all six sheets.
 */
export function Datasheets({ labels, items, placement, ...heading }: DatasheetsProps) {
  return (
    <Band id="lembar-data" {...heading}>
      {/* The policy forbids style attributes; this element is allowed by its hash. */}
      <style>
        {`@supports selector(:has(*)){@media screen{#rak{--shade:.36}${items.map(({ id }) => chosen(id)).join('')}}}`}
      </style>
      <div id="alat" className={`${styles.scene} print-block gap-4`}>
        <DeviceShelf items={items} caption={labels.shelf} />
        <div className={`${styles.sheets} print-block`}>
          {items.map((item) => (
            <Sheet key={item.id} {...item} labels={labels} />
          ))}
        </div>
        <InstrumentPlacement {...placement} instruments={items} />
      </div>
      <DeviceTable caption={heading.title.plain} columns={labels.columns} items={items} />
    </Band>
  );
}

/** Details of one instrument that the table omits: turntable, further specifications, limits of use. */
function Sheet({ id, title, code, order, picture, frames, labels, ...content }: SheetRecord & { labels: Labels }) {
  return (
    <article
      id={id}
      className={joinClasses(styles.sheet, id === first && styles.first, 'whole')}
      aria-labelledby={`${id}-judul`}
    >
      <div className="spread">
        <Text.h3 id={`${id}-judul`} className="large">
          {title}
        </Text.h3>
        <span className="label unbroken">
          {code} {order}
        </span>
      </div>
      <div className={`${styles.views} stack-4 top`}>
        <CornerFrame>
          <Turntable picture={picture} frames={frames} label={labels.turn} name={title} />
        </CornerFrame>
        <div className="reserved note stack-1 top">
          <h4>
            <Text>{labels.limits}</Text>
          </h4>
          <Text.p>{content.limits}</Text.p>
        </div>
      </div>
      <div className="stack-3 top">
        <Fold card={title} title={labels.specifications} settled>
          <FactTable
            caption={`${labels.specifications.plain}: ${title.plain}`}
            quiet
            rows={[...content.specifications.filter((row) => !isKeySpecification(row)), ...content.samples]}
          />
        </Fold>
        <Actions
          items={[
            { ...content.datasheet, look: 'line', about: title },
            ...(id === first ? [{ label: labels.parts, to: '#bagian-radar', look: 'plain' } as const] : []),
          ]}
        />
      </div>
    </article>
  );
}

interface TurntableProps extends Pick<SheetRecord, 'picture' | 'frames'> {
  /** What the control does, and for which device. */
  label: Marked;
  name: Marked;
}

/** A device that the visitor can rotate; turntable.ts enables the control. */
function Turntable({ picture, frames, label, name }: TurntableProps) {
  return (
    <div className={`${styles.table} relative still`} data-turntable={frames}>
      <div className={`${styles.stage} relative`}>
        <Picture className={`${styles.picture} block`} {...picture} />
        <canvas className="screen-only cover full" hidden />
      </div>
      <label className={`${styles.control} gap-3 label screen-only`} hidden>
        <Text>{label}</Text>
        <Text.span className="visually-hidden">{name}</Text.span>
        <input className="full touch" type="range" min="0" max={turntable.steps - 1} defaultValue="0" />
      </label>
    </div>
  );
}

/** Position of each instrument's bubble, and its leader line, by file name. */
const places: Readonly<Record<string, { x: number; y: number; leader: string }>> = {
  radar: { x: 286, y: 44, leader: 'M286 76 246 97' },
  ultrasonik: { x: 500, y: 108, leader: 'M500 140 482 160' },
  tekanan: { x: 42, y: 352, leader: 'M74 352H96' },
  suhu: { x: 42, y: 236, leader: 'M74 236H92' },
  kualitas: { x: 388, y: 276, leader: 'M388 308V342' },
};

type PlacementProps = DevicePage['placement'] & { instruments: readonly SheetRecord[] };

/** Section of two tanks with the five instruments in their usual positions. */
function InstrumentPlacement({ label, caption, instruments }: PlacementProps) {
  return (
    <figure className={`${styles.placement} stack-3 top`}>
      <svg className={`${styles.drawing} full outline`} viewBox="0 0 560 408" role="img" aria-label={label.plain}>
        <path className="liquid" d="M112 208h234v188H112ZM430 252h104v144H430Z" />
        <path d="M112 132v264h234V132L229 104ZM430 186v210h104V186Z" />
        <path className="level" d="M112 208h234M430 252h104" />
        <path d="M12 396h536M346 360h84M346 378h84" />
        <g className={styles.body}>
          {/* Radar on its nozzle. */}
          <path d="M232 108V98h20v10M236 98V84h12v14M230 84h24V66h-24ZM239 66V52" />
          {/* Ultrasonic transducer. */}
          <path d="M472 186v-8h20v8M466 178h32v-20h-32Z" />
          {/* Thermowell through the shell into the liquid. */}
          <path d="M92 226h12v20H92ZM104 231h8v10h-8ZM112 233h52v6h-52Z" />
          {/* Pressure transmitter at the bottom. */}
          <path d="M96 342h10v20H96ZM106 347h6v10h-6Z" />
          {/* Quality probe in the pipe. */}
          <path d="M380 342h16v14h-16ZM384 356h8v15h-8Z" />
        </g>
        {/* Beam of the radar, and pulse of the ultrasonic transducer. */}
        <path className={styles.signal} d="M242 116 222 204M242 116l20 88" />
        <path className={styles.signal} d="M472 204c6 5 14 5 20 0M466 216c10 8 22 8 32 0M460 229c14 10 30 10 44 0" />
        {instruments.map(({ id, code, order }) => {
          const place = places[id];
          return (
            place && (
              <g key={id} id={`letak-${id}`} className={styles.bubble}>
                <path strokeWidth="1" d={place.leader} />
                <circle cx={place.x} cy={place.y} r="32" />
                <path d={`M${place.x - 32} ${place.y}h64`} />
                <text x={place.x} y={place.y - 7} textAnchor="middle">
                  {code}
                </text>
                <text x={place.x} y={place.y + 23} textAnchor="middle">
                  {order}
                </text>
              </g>
            )
          );
        })}
      </svg>
      <figcaption className="label">
        <span className="plain">Gbr. 1</span> <Text.span>{caption}</Text.span>
      </figcaption>
    </figure>
  );
}
