import type { Path } from '../contract.ts';
import type { DeskContext } from './context.ts';

/** What a control for a text is given. */
export interface ControlProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  context: DeskContext;
  path: Path;
  described: { 'aria-describedby': string; onFocus: () => void };
}
