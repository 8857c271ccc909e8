import { fillSlots } from '../../shared/text/slots.ts';
import { Radar } from '../../shared/ui/drawing/parts.tsx';
import { groundCover, placeVessel, VesselSheet, VesselViews } from '../tank-table/VesselViews.tsx';
import styles from './FileDrawing.module.css';
import { metres, sayTank } from './judged-words.ts';
import type { TankFileView } from './words.ts';

type Placed = ReturnType<typeof placeVessel>;
type Shown = Pick<TankFileView, 'text' | 'result'>;

/** Tank drawn to scale, half full, with its instrument, tag and contents; under ground where it is buried. */
export function FileDrawing({ text, result }: Shown) {
  const { vessel, tank } = result.judged;
  const placed = placeVessel(vessel);
  const { zero, left, right, ground, scale } = placed;
  const level = vessel.height / 2;
  const said = sayTank(result, text);
  const name = tank.tag || text.untagged;
  const label = fillSlots(text.drawing, { tangki: name, alat: said.device });
  const buried = tank.place === 'tanam';
  const surface = zero - level * scale;
  const device = placeInstrument(placed, result);
  const { drawn } = text;
  const legend = device && [
    device.highest && fillSlots(drawn.highest, { nilai: metres(device.headroom) }),
    device.blind > 0 && fillSlots(drawn.blind, { nilai: metres(device.blind) }),
    device.beam && fillSlots(drawn.beam, { nilai: metres(device.width) }),
    said.errorMm && fillSlots(drawn.error, { nilai: said.errorMm }),
  ];
  return (
    <figure className="whole stack-2 slim">
      <VesselSheet height={ground + 48 + (device?.above ?? 0)} label={label}>
        <g transform={`translate(0 ${device?.above ?? 0})`}>
          <VesselViews placed={placed} level={level} height={vessel.height} size={metres} buried={buried} />
          {device && <Instrument {...device} />}
          <path className="level" d={`M${left - 14} ${surface}H${right + 24}`} />
        </g>
      </VesselSheet>
      <figcaption className="caption">
        {[name, said.content, buried && drawn.buried, ...(legend ?? [])].filter(Boolean).join('; ')}
      </figcaption>
    </figure>
  );
}

/** Room above a tank in the sheet of its views, in units of the sheet. */
const roomAbove = 40;

/** Places of the sensor and its nozzle, beam and blind zone in the first view; undefined without an instrument. */
function placeInstrument({ zero, top, right, scale, views }: Placed, { judged, picked }: Shown['result']) {
  const { instrument, tank } = judged;
  const [view] = views;
  if (instrument.state !== 'found' || !view) return undefined;
  const { id, selection } = instrument.sensor.record;
  const { lubang, leher, ruang, berkas } = picked.tank;
  const { opening } = tank;
  const isFree = id === 'radar' || id === 'ultrasonik';
  const neck = opening === 'atas' ? Math.max((leher / 1000) * scale, 6) : tank.place === 'tanam' ? groundCover : 0;
  const width = (view.right - view.left) / 2;
  const x = view.left + width * (tank.shape === 'mendatar' ? 0.6 : 1);
  return {
    ...{ opening, isFree, x, zero, top, scale, headroom: ruang, width: berkas.width },
    /** On the shell for a nozzle at the bottom. */
    wall: view.left,
    mount: top - neck,
    half: Math.max(4, (lubang / 2000) * scale),
    beam: isFree && opening !== 'pipa' && opening !== 'bawah' ? Math.min((berkas.width / 2) * scale, width) : 0,
    blind: isFree ? (selection.distance?.from ?? 0) : 0,
    highest: isFree ? `M${view.left} ${top + ruang * scale}H${right + 24}` : undefined,
    above: opening === 'bawah' ? 0 : Math.max(0, neck + 26 - roomAbove),
  };
}

/** Sensor on its opening, with beam, blind zone and highest level to scale. */
function Instrument(device: NonNullable<ReturnType<typeof placeInstrument>>) {
  const { opening, isFree, x, zero, top, scale, wall, mount, half, beam, blind, highest } = device;
  if (opening === 'bawah') return <path className="body" d={`M${wall} ${zero - 15}h-14v12h14Z`} />;
  return (
    <>
      {opening === 'atas' && <path d={`M${x - half} ${top}V${mount}M${x + half} ${top}V${mount}`} />}
      {opening === 'pipa' && (
        <path className="thin" d={`M${x - 5} ${mount}V${zero - 4}M${x + 5} ${mount}V${zero - 4}`} />
      )}
      {beam > 0 && (
        <path className={styles.dashed} d={`M${x} ${top}L${x - beam} ${zero}M${x} ${top}L${x + beam} ${zero}`} />
      )}
      {!isFree && <path d={`M${x} ${mount}V${zero - 12}M${x - 5} ${zero - 12}h10v8h-10Z`} />}
      {isFree ? <Radar x={x} y={mount} /> : <path className="body" d={`M${x - 9} ${mount}v-14h18v14Z`} />}
      {blind > 0 && <path className={styles.blind} d={`M${x - 22} ${top}h44v${Math.max(2, blind * scale)}h-44Z`} />}
      {highest && <path className={styles.dashed} d={highest} />}
    </>
  );
}
