import type { ReactNode } from 'react';
import { AlertFigure } from './AlertFigure.tsx';
import { DeviceFigure } from './DeviceFigure.tsx';
import { LeakFigure } from './LeakFigure.tsx';
import { PlanFigure } from './PlanFigure.tsx';
import { ReportFigure } from './ReportFigure.tsx';
import { TrendFigure } from './TrendFigure.tsx';

/** The miniatures that a text may ask for by name. */
const figures = {
  trend: <TrendFigure />,
  alert: <AlertFigure />,
  plan: <PlanFigure />,
  leak: <LeakFigure />,
  report: <ReportFigure />,
  device: <DeviceFigure />,
} satisfies Record<string, ReactNode>;

export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures) as FigureName[];

export function Figure({ name }: { name: FigureName }) {
  return figures[name];
}
