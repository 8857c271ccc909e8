import type { ReactNode } from 'react';
import { AlertFigure } from './figures/AlertFigure.tsx';
import { DeviceFigure } from './figures/DeviceFigure.tsx';
import { LeakFigure } from './figures/LeakFigure.tsx';
import { PlanFigure } from './figures/PlanFigure.tsx';
import { ReportFigure } from './figures/ReportFigure.tsx';
import { TrendFigure } from './figures/TrendFigure.tsx';

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
