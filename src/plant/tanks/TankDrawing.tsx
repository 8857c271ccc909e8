import type { ReactNode } from 'react';
import { BuriedTank } from './BuriedTank.tsx';
import { FixedRoof } from './FixedRoof.tsx';
import { JacketedVessel } from './JacketedVessel.tsx';
import type { TankDrawingName } from './names.ts';
import { line } from './parts.tsx';
import { SiloPond } from './SiloPond.tsx';
import { Sphere } from './Sphere.tsx';
import { TowerWell } from './TowerWell.tsx';

/** Each drawing with the top and the height that it takes up. */
export const drawings: Record<TankDrawingName, { tank: ReactNode; top: number; height: number }> = {
  'fixed-roof': { tank: <FixedRoof />, top: 25, height: 317 },
  sphere: { tank: <Sphere />, top: -1, height: 377 },
  'silo-pond': { tank: <SiloPond />, top: -1, height: 359 },
  'jacketed-vessel': { tank: <JacketedVessel />, top: 14, height: 358 },
  'tower-well': { tank: <TowerWell />, top: 18, height: 332 },
  'buried-tank': { tank: <BuriedTank />, top: 19, height: 321 },
};

/** The typical tank of a trade with its instruments, as a line drawing in the manner of a P&ID. */
export function TankDrawing({ name, alt }: { name: TankDrawingName; alt: string }) {
  const { tank, top, height } = drawings[name];
  return (
    <svg className={line.sheet} viewBox={`0 ${top} 400 ${height}`} role="img" aria-label={alt}>
      {tank}
    </svg>
  );
}
