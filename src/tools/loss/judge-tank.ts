import type { LossReason } from './columns-schema.ts';
import type { LossDay, TankBalance } from './reconcile.ts';
import { type Cause, causesOf } from './stats/causes.ts';
import type { BalanceInterval } from './stats/chain.ts';
import type { LossEvent } from './stats/event.ts';
import { courseOf } from './stats/events.ts';
import { fitColumns, noiseModels } from './stats/fit.ts';
import { assessChain, type FoundEvent, type PeriodVerdict } from './stats/verdict.ts';

/** What is said of one tank. */
export interface TankResult {
  tank: string;
  /** Undefined below four days. */
  verdict: PeriodVerdict | undefined;
  causes: Cause[];
  /** Whether losses were corrected for temperature; undefined without temperatures. */
  corrected: boolean | undefined;
  /** Litres that temperature explains over the period. */
  thermal: number;
}

/** Judges a tank, and writes what was found beside its days. */
export function judgeTank({ tank, days, span }: TankBalance, threshold: number): TankResult {
  const thermal = days.reduce((sum, day) => sum + day.thermal, 0);
  const plain = chainOf(days, false);
  const first = assessChain(plain, span, threshold);
  const known = days.some((day) => day.thermal !== 0);
  const corrected = known ? first !== undefined && helps(days, first.events) : undefined;
  const chain = corrected ? chainOf(days, true) : plain;
  const judged = corrected ? assessChain(chain, span, threshold) : first;
  for (const event of judged?.verdict.events ?? []) note(event, days);
  return {
    tank,
    verdict: judged?.verdict,
    causes: judged ? causesOf(chain, judged.events) : [],
    corrected,
    thermal,
  };
}

const chainOf = (days: readonly LossDay[], corrected: boolean): BalanceInterval[] =>
  days.map(({ date, loss, overnight, thermal, receipts, issues, linked }) => ({
    date,
    loss: loss + overnight - (corrected ? thermal : 0),
    receipts,
    issues,
    days: 1,
    linked,
  }));

/** A thermometer that does not show the liquid's temperature adds scatter: then the correction is left out. */
function helps(days: readonly LossDay[], events: readonly LossEvent[]): boolean {
  const [plain = -Infinity, corrected = -Infinity] = [false, true].map((correct) => {
    const chain = chainOf(days, correct);
    return fitColumns(
      chain.map(({ loss }) => loss),
      courseOf(chain, events),
      noiseModels(chain),
    )?.evidence;
  });
  return corrected > plain;
}

function note({ kind, date, size }: FoundEvent, days: readonly LossDay[]): void {
  const named: LossReason = kind === 'sudden' && size.value < 0 ? 'surplus' : kind;
  const day = days.find((one) => one.date === date);
  day?.reasons.unshift({ kind: named, litres: size.value });
}
