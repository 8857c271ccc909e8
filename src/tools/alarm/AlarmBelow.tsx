import type { LaterPart } from '../kit/Later.tsx';
import { LaterSection } from '../kit/LaterSection.tsx';
import type { SilentProps } from './Silent.tsx';

const silence = () => import('./Silent.tsx');
/** Only the server writes it at once; a browser fetches it when it comes near. */
const written = import.meta.env.SSR ? await silence() : undefined;

const silent: LaterPart<SilentProps> = { load: async () => (await silence()).Silent, still: written?.Silent };

/** What stands below the window of the simulator: a sensor that falls silent. */
export const AlarmBelow = (props: SilentProps) => (
  <LaterSection words={props.words} fresh={props.state.fresh} part={silent} props={props} />
);
