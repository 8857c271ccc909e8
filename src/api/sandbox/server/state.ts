import { isoAt } from '../../../plant/simulator/clock.ts';
import { createSite } from '../../../plant/simulator/create.ts';
import { step } from '../../../plant/simulator/step.ts';
import type { Site } from '../../../plant/simulator/types.ts';
import type { Seed } from '../../terminal/seed.ts';
import type { HandlerAnswer } from './exchange.ts';

/** What was answered under an idempotency key, and to which body. */
interface StoredAnswer {
  body: string;
  answer: HandlerAnswer;
}

/** Everything that the sandbox remembers. It lives in the page and is gone with it. */
export interface SandboxState extends Seed {
  site: Site;
  /** Answers to writes under the keys that came with them. */
  answered: Readonly<Record<string, StoredAnswer>>;
  /** Requests answered, for numbers of requests and deliveries. */
  count: number;
  /** Times of the requests of the running window, milliseconds. */
  window: readonly number[];
}

/** Seconds of simulated time that pass with each request. */
export const secondsPerRequest = 60;

/** The example terminal at its start; its first reading of TK-204 is the sample of the API document. */
export const createSandbox = (seed: Seed): SandboxState => ({
  ...seed,
  site: createSite('minyak-gas'),
  answered: {},
  count: 0,
  window: [],
});

/** The state after one more request. */
export const advanceClock = (state: SandboxState): SandboxState => ({
  ...state,
  site: step(state.site, secondsPerRequest),
  count: state.count + 1,
});

/** The simulated moment, ISO 8601 in WIB. */
export const momentOf = ({ site }: SandboxState): string => isoAt(site.now);
