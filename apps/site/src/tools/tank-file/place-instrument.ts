import { isIdleField } from 'tank-gauging/tank/field-states';
import type { OutlinePoint } from 'tank-gauging/vessel/geometry';
import type { Point } from '../../shared/ui/drawing/WholeDrawing.tsx';
import { groundCover, type placeVessel } from '../tank-table/VesselViews.tsx';
import type { Sheet } from './sheet.ts';

type Placed = ReturnType<typeof placeVessel>;

/** Level in m at which the drawing is filled: the one at which litres of error are stated, else half the height. */
export const drawnLevel = ({ judged: { tank, vessel } }: Sheet): number =>
  (isIdleField(tank, 'filling') ? 0.5 : tank.filling / 100) * vessel.height;

/** Height in m of the nozzle above the roof, where it is drawn. */
export const neckHeight = ({ judged: { tank }, picked }: Sheet): number =>
  tank.opening === 'atas' ? picked.tank.leher / 1000 : 0;

/** Upper and lower edge of an outline at x; undefined outside it. */
export function edgesAt(outline: readonly Point[], x: number): readonly [top: number, bottom: number] | undefined {
  const crossings = outline.flatMap(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    if ((x1 - x) * (x2 - x) > 0) return [];
    return x1 === x2 ? [y1, y2] : [y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)];
  });
  return crossings.length > 0 ? [Math.min(...crossings), Math.max(...crossings)] : undefined;
}

/** Room in units of the sheet above the flange, for the instrument on it. */
const instrumentRoom = 30;

/** Places of the instrument, its nozzle, beam and blind zone in the first view; undefined without an instrument. */
export function placeInstrument(placed: Placed, sheet: Sheet) {
  const { judged, picked } = sheet;
  const { instrument, tank, vessel } = judged;
  const { zero, right, scale } = placed;
  const [view] = placed.views;
  if (instrument.state !== 'found' || !view) return undefined;
  const { id, selection } = instrument.sensor.record;
  const { lubang, ruang, berkas } = picked.tank;
  const { opening } = tank;
  const isFree = id === 'radar' || id === 'ultrasonik';
  const width = (view.right - view.left) / 2;
  const x = view.left + width * (tank.shape === 'mendatar' ? 1.2 : 1);
  const outline = vessel.views[0]?.outline.map((point: OutlinePoint) => view.place(point)) ?? [];
  const [top, bottom] = edgesAt(outline, x) ?? [placed.top, zero];
  const neck =
    opening === 'atas'
      ? Math.max(neckHeight(sheet) * scale, 6)
      : tank.place === 'tanam' || opening === 'terbuka'
        ? groundCover
        : 0;
  const within = (metres: number) => Math.min(metres * scale, bottom - top);
  const blind = isFree ? (selection.distance?.from ?? 0) : 0;
  return {
    ...{ opening, isFree, x, top, bottom, headroom: ruang, width: berkas.width, blind },
    /** On the shell for a nozzle at the bottom. */
    wall: view.left,
    mount: top - neck,
    half: Math.min(Math.max(4, (lubang / 2000) * scale), width),
    beam: isFree && opening !== 'pipa' && opening !== 'bawah' ? Math.min((berkas.width / 2) * scale, width) : 0,
    blindDepth: blind > 0 ? Math.max(2, within(blind)) : 0,
    highest: isFree ? { y: top + within(ruang), from: view.left, to: right + 24 } : undefined,
    above: opening === 'bawah' ? 0 : neck + instrumentRoom,
  };
}
export type PlacedInstrument = NonNullable<ReturnType<typeof placeInstrument>>;
