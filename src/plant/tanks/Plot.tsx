import type { ReactNode } from 'react';
import { CipPlot } from './CipPlot.tsx';
import { NightPlot } from './NightPlot.tsx';
import { line } from './parts.tsx';

/** The plots that a text may ask for by name; documents draw the same shapes. */
export const plots = { night: <NightPlot />, cip: <CipPlot /> } satisfies Record<string, ReactNode>;
export const plotBox = [0, 0, 400, 206] as const;

export function Plot({ name, alt }: { name: keyof typeof plots; alt: string }) {
  return (
    <svg className={`${line.sheet} ${line.plot}`} viewBox={plotBox.join(' ')} role="img" aria-label={alt}>
      {plots[name]}
    </svg>
  );
}
