import type { Pieces } from '../../plant/in-pieces.ts';
import type { SiteId } from '../../plant/simulator/types.ts';
import { siteSpecs } from '../../plant/sites/index.ts';
import { building } from '../../plant/watch/session.ts';
import type { Session } from '../../plant/watch/types.ts';
import { type Deed, replaying } from './deeds.ts';
import { type OwnTank, specOfOwn } from './own-tank.ts';

/** What a session is made of. */
export interface Recipe {
  site: SiteId;
  own?: OwnTank | undefined;
  deeds?: readonly Deed[];
  /** Minutes since the start. */
  moment?: number | undefined;
}

/** Milliseconds of work after which the page may draw and answer. */
const slice = 8;

const rest = () => new Promise((resolve) => setTimeout(resolve));

/** Does a long work in pieces. */
async function inPieces<T>(steps: Pieces<T>): Promise<T> {
  // What comes before, such as the evaluation of a module, is a piece of its own.
  await rest();
  let rested = performance.now();
  for (let part = steps.next(); ; part = steps.next()) {
    if (part.done) return part.value;
    if (performance.now() - rested < slice) continue;
    await rest();
    rested = performance.now();
  }
}

/** The session that a recipe always leads to, down to the last digit. */
export async function build({ site, own, deeds = [], moment = 0 }: Recipe): Promise<Session> {
  const specs = own ? [...siteSpecs[site], specOfOwn(own)] : siteSpecs[site];
  const start = await inPieces(building(site, undefined, specs));
  return inPieces(replaying(start, deeds, moment));
}
