import type { LaterPart } from '../kit/Later.tsx';
import { LaterSection } from '../kit/LaterSection.tsx';
import type { BatteryProps, Radio } from './Battery.tsx';
import type { SilentProps } from './Silent.tsx';

const silence = () => import('./Silent.tsx');
const batteries = () => import('./Battery.tsx');
/** Only the server writes them at once; a browser fetches them when they come near. */
const written = import.meta.env.SSR ? { ...(await silence()), ...(await batteries()) } : undefined;

const silent: LaterPart<SilentProps> = { load: async () => (await silence()).Silent, still: written?.Silent };
const battery: LaterPart<BatteryProps> = { load: async () => (await batteries()).Battery, still: written?.Battery };

/** What stands below the window of the simulator: a sensor that falls silent, and what frequent readings cost. */
export function AlarmBelow({ text, words, state, radios }: SilentProps & { radios: readonly Radio[] }) {
  const shared = { words, fresh: state.fresh };
  return (
    <>
      <LaterSection {...shared} part={silent} props={{ text, words, state }} />
      <LaterSection {...shared} part={battery} props={{ text: text.battery, values: state.values, radios }} />
    </>
  );
}
