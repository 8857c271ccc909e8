import { cone, ellipsoid, headSolid } from './geometry/heads.ts';
import { horizontal } from './geometry/horizontal.ts';
import { boxSegment, leaningPrism, slopedFloor, slopedRoundFloor } from './geometry/prism.ts';
import { sphere } from './geometry/sphere.ts';
import { bottomSegment, cylinderSegment, type Segment, stacked, topSegment } from './geometry/stack.ts';
import { bottomOf, leans, upperOf } from './tank-fields.ts';
import type { TankSize } from './tank-inputs.ts';
import type { Vessel } from './vessel.ts';

/** The tank that the values describe; what belongs to another shape counts for nothing. */
export function vesselOf(values: TankSize): Vessel {
  const { bentuk, diameter, panjang, lebar, tinggi, kemiringan, titik } = values;
  const tilt = { slope: leans(values) ? kemiringan / 100 : 0, gauge: titik };
  if (bentuk === 'bola') return sphere(diameter);
  if (bentuk === 'mendatar')
    return horizontal({ diameter, length: panjang, head: values.tutup, depth: values.dalam, tilt });
  if (tilt.slope > 0) {
    return bentuk === 'persegi'
      ? leaningPrism({ length: panjang, width: lebar, height: tinggi, tilt })
      : leaningPrism({ length: diameter, height: tinggi, tilt });
  }
  const body = bentuk === 'persegi' ? boxSegment(panjang, lebar, tinggi) : cylinderSegment(diameter / 2, tinggi);
  const bottom = bottomOf(values);
  const onGround = bottom === 'datar' || bottom === 'miring';
  const support = bentuk !== 'silo' && onGround ? 'ground' : 'legs';
  return stacked([...below(values), body, ...above(values)], support);
}

function below(values: TankSize): Segment[] {
  const { bentuk, diameter, panjang, lebar, dalam, bukaan } = values;
  const radius = diameter / 2;
  const bottom = bottomOf(values);
  // The opening of a silo counts as closed, and never as wider than the silo.
  if (bentuk === 'silo') return [bottomSegment(cone(radius, dalam, Math.min(bukaan, diameter) / 2))];
  if (bentuk === 'persegi') return bottom === 'miring' ? [slopedFloor(panjang, lebar, dalam)] : [];
  switch (bottom) {
    case 'datar':
      return [];
    case 'miring':
      return [slopedRoundFloor(radius, dalam)];
    case 'elips':
      return [bottomSegment(ellipsoid(radius, dalam))];
    default:
      return [bottomSegment(headSolid(bottom, radius, dalam))];
  }
}

function above(values: TankSize): Segment[] {
  const { diameter, atasDiameter, atasPanjang, atasLebar, atasTinggi } = values;
  const upper = upperOf(values);
  const radius = diameter / 2;
  switch (upper) {
    case 'tanpa':
      return [];
    case 'silinder':
      return [cylinderSegment(atasDiameter / 2, atasTinggi)];
    case 'persegi':
      return [boxSegment(atasPanjang, atasLebar, atasTinggi)];
    case 'elips':
      return [topSegment(ellipsoid(radius, atasTinggi))];
    case 'kerucut':
      return [topSegment(cone(radius, atasTinggi, atasDiameter / 2))];
    default:
      return [topSegment(headSolid(upper, radius, atasTinggi))];
  }
}
