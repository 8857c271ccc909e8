import { fillSlots } from '../../shared/text/slots.ts';
import { placeVessel, VesselSheet, VesselViews } from '../tank-table/VesselViews.tsx';
import { metres, sayTank } from './judged-words.ts';
import { drawnLevel, type PlacedInstrument, placeInstrument } from './place-instrument.ts';
import { Inside, Instrument } from './VesselParts.tsx';
import type { TankFileView } from './words.ts';

type Shown = Pick<TankFileView, 'text' | 'result'>;

/** Room above a tank in the sheet of its views, in units of the sheet. */
const roomAbove = 40;

/** Printed drawing to scale: the tank with its instrument, tag and contents; under ground where it is buried. */
export function FileDrawing({ text, result }: Shown) {
  const { vessel, tank } = result.judged;
  const placed = placeVessel(vessel);
  const { zero, left, right, ground, scale } = placed;
  const level = drawnLevel(result);
  const said = sayTank(result, text);
  const name = tank.tag || text.untagged;
  const buried = tank.place === 'tanam';
  const surface = zero - level * scale;
  const device = placeInstrument(placed, result);
  const above = Math.max(0, (device?.above ?? 0) - roomAbove);
  return (
    <figure className="whole stack-2 slim">
      <VesselSheet
        height={ground + 48 + above}
        label={fillSlots(text.drawing, { tangki: name, alat: said.device, level: metres(level) })}
      >
        <g transform={`translate(0 ${above})`}>
          <VesselViews placed={placed} level={level} height={vessel.height} size={metres} buried={buried} />
          <Inside placed={placed} tank={tank} surface={surface} />
          {device && <Instrument {...device} />}
          <path className="level" d={`M${left - 14} ${surface}H${right + 24}`} />
        </g>
      </VesselSheet>
      <figcaption className="caption">
        {[name, said.content, buried && text.drawn.buried, ...Object.values(drawnFacts({ text, result }, device))]
          .filter(Boolean)
          .join('; ')}
      </figcaption>
    </figure>
  );
}

/** What the drawing states of the instrument, by the part of the drawing that it is said of. */
export function drawnFacts({ text, result }: Shown, device: PlacedInstrument | undefined) {
  const { drawn } = text;
  const nilai = sayTank(result, text).errorMm;
  const slots = { level: metres(drawnLevel(result)), nilai: nilai ?? '' };
  return {
    ...(device?.highest && { highest: fillSlots(drawn.highest, { nilai: metres(device.headroom) }) }),
    ...(device && device.blind > 0 && { blind: fillSlots(drawn.blind, { nilai: metres(device.blind) }) }),
    ...(device && device.beam > 0 && { beam: fillSlots(drawn.beam, { nilai: metres(device.width) }) }),
    level: fillSlots(nilai ? drawn.error : drawn.level, slots),
  };
}
