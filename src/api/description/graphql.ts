import type { ApiDocument } from './document.ts';
import type { ApiReading, ApiTank } from './objects.ts';

/** Names as GraphQL writes them: `tank_id` → `tankId`. */
export const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Answer to the sample query, from the examples of the API document. */
export function graphqlAnswer({ components: { examples } }: ApiDocument) {
  const tank = examples['Tank']?.value as ApiTank;
  const reading = examples['Reading']?.value as ApiReading;
  return {
    data: {
      tank: {
        content: tank.content,
        limitLow: tank.limit_low,
        data: { level: reading.level, timestamp: reading.timestamp, status: reading.status },
        alerts: [],
      },
    },
  };
}
