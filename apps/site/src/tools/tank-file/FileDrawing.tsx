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
  const buried = tank.place === 'tanam';
  const surface = zero - level * scale;
  return (
    <figure className="whole stack-2 slim">
      <VesselSheet height={ground + 48} label={fillSlots(text.drawing, { tangki: name, alat: said.device })}>
        <VesselViews placed={placed} level={level} height={vessel.height} size={metres} buried={buried} />
        <Instrument placed={placed} text={text} result={result} />
        <path className="level" d={`M${left - 14} ${surface}H${right + 24}`} />
        {said.errorMm && (
          <text x={right + 28} y={surface + 5}>
            {said.errorMm}
          </text>
        )}
      </VesselSheet>
      <figcaption className="caption">
        {[name, said.content, buried && text.drawn.buried].filter(Boolean).join(' · ')}
      </figcaption>
    </figure>
  );
}

/** Sensor on its opening, with beam, blind zone and highest level to scale. */
function Instrument({ placed, text, result }: Shown & { placed: Placed }) {
  const { judged, picked } = result;
  const { instrument, tank } = judged;
  const { zero, top, right, scale, views } = placed;
  const [view] = views;
  if (instrument.state !== 'found' || !view) return null;
  const { sensor } = instrument;
  const { id, selection } = sensor.record;
  const { lubang, leher, ruang, berkas } = picked.tank;
  const isFree = id === 'radar' || id === 'ultrasonik';
  const x = view.left + (view.right - view.left) * (tank.shape === 'mendatar' ? 0.3 : 0.5);
  const neck = (leher / 1000) * scale;
  const half = Math.max(4, (lubang / 2000) * scale);
  const beam = Math.min((berkas.width / 2) * scale, (view.right - view.left) / 2);
  const blind = isFree ? (selection.distance?.from ?? 0) : 0;
  const highest = top + ruang * scale;
  const mount = tank.opening === 'atas' ? top - Math.max(neck, 6) : top - (tank.place === 'tanam' ? groundCover : 0);
  const label = (y: number, words: string) => (
    <text x={right + 28} y={y}>
      {words}
    </text>
  );
  if (tank.opening === 'bawah') return <circle className="body" cx={view.left + 10} cy={zero - 8} r="7" />;
  return (
    <g className={styles.instrument}>
      {tank.opening === 'atas' && <path d={`M${x - half} ${top}V${mount}M${x + half} ${top}V${mount}`} />}
      {tank.opening === 'pipa' && (
        <path className="thin" d={`M${x - 5} ${mount}V${zero - 4}M${x + 5} ${mount}V${zero - 4}`} />
      )}
      {isFree && tank.opening !== 'pipa' && (
        <path className={styles.beam} d={`M${x} ${top}L${x - beam} ${zero}M${x} ${top}L${x + beam} ${zero}`} />
      )}
      {!isFree && <path d={`M${x} ${mount}V${zero - 12}M${x - 5} ${zero - 12}h10v8h-10Z`} />}
      {isFree ? <Radar x={x} y={mount} /> : <path className="body" d={`M${x - 9} ${mount}v-14h18v14Z`} />}
      {blind > 0 && (
        <>
          <path className={styles.blind} d={`M${x - 22} ${top}h44v${Math.max(2, blind * scale)}h-44Z`} />
          {label(top + 4, fillSlots(text.drawn.blind, { nilai: metres(blind) }))}
        </>
      )}
      {isFree && (
        <>
          <path className={styles.beam} d={`M${view.left} ${highest}H${right + 24}`} />
          {label(Math.max(highest + 5, top + 24), fillSlots(text.drawn.highest, { nilai: metres(ruang) }))}
        </>
      )}
    </g>
  );
}
