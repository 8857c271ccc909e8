import { Radar } from '../../shared/ui/drawing/parts.tsx';
import type { placeVessel } from '../tank-table/VesselViews.tsx';
import styles from './FileDrawing.module.css';
import type { PlacedInstrument } from './place-instrument.ts';
import type { Sheet } from './sheet.ts';

/** Instrument on its opening, with beam, blind zone and highest level to scale. */
export function Instrument(device: PlacedInstrument) {
  const { opening, isFree, x, top, bottom, wall, mount, half, beam, blindDepth, highest } = device;
  if (opening === 'bawah') return <path className="body" d={`M${wall} ${bottom - 15}h-14v12h14Z`} />;
  return (
    <>
      {opening === 'atas' && <path d={`M${x - half} ${top}V${mount}M${x + half} ${top}V${mount}`} />}
      {opening === 'pipa' && (
        <path className="thin" d={`M${x - 5} ${mount}V${bottom - 4}M${x + 5} ${mount}V${bottom - 4}`} />
      )}
      {/* Over an open basin the instrument hangs from a bracket. */}
      {opening === 'terbuka' && <path d={`M${wall} ${top}V${mount}H${x}`} />}
      {beam > 0 && (
        <path className={styles.dashed} d={`M${x} ${top}L${x - beam} ${bottom}M${x} ${top}L${x + beam} ${bottom}`} />
      )}
      {!isFree && <path d={`M${x} ${mount}V${bottom - 12}M${x - 5} ${bottom - 12}h10v8h-10Z`} />}
      {isFree ? <Radar x={x} y={mount} /> : <path className="body" d={`M${x - 9} ${mount}v-14h18v14Z`} />}
      {blindDepth > 0 && <path className={styles.blind} d={`M${x - 22} ${top}h44v${blindDepth}h-44Z`} />}
      {highest && <path className={styles.dashed} d={`M${highest.from} ${highest.y}H${highest.to}`} />}
    </>
  );
}

interface InsideProps {
  placed: ReturnType<typeof placeVessel>;
  tank: Sheet['judged']['tank'];
  /** Height of the liquid's surface in the sheet. */
  surface: number;
}

/** Fittings in the tank: a coil, an agitator, or a floating roof; symbols, not to scale. */
export function Inside({ placed: { views, zero, top }, tank: { inside, shape }, surface }: InsideProps) {
  const [view] = views;
  if (!view) return null;
  const { left, right } = view;
  const across = (share: number) => left + share * (right - left);
  if (inside === 'apung' && shape === 'tegak')
    return <path className="body" d={`M${left + 2} ${surface - 6}H${right - 2}V${surface + 5}H${left + 2}Z`} />;
  if (inside === 'koil') {
    const [from, to, low] = [across(0.15), across(0.85), zero - 0.08 * (zero - top)];
    return <path d={`M${from} ${low}H${to}a5 5 0 0 0 0-10H${from}a5 5 0 0 1 0-10H${to}`} />;
  }
  if (inside === 'pengaduk') {
    const [x, low] = [across(0.25), zero - 0.25 * (zero - top)];
    return <path d={`M${x - 7} ${top}v-12h14v12M${x} ${top}V${low}m-16-5 32 10m0-10-32 10`} />;
  }
  return null;
}
