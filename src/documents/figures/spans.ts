/** Where a service stands on the scale of working days. */
export interface Span {
  /** Day on which it begins when everything before it went quickest. */
  begin: number;
  /** Day on which it ends when it too goes quickest, and when all took longest. */
  shortest: number;
  longest: number;
}

interface Lasting {
  /** Working days at least and at most; null for what goes on. */
  days: { from: number; to: number } | null;
}

/** Services one after the other; undefined for one that goes on. */
export function spansOf(services: readonly Lasting[]): (Span | undefined)[] {
  return services.map(({ days }, index) => {
    if (!days) return undefined;
    const before = services.slice(0, index).flatMap((service) => service.days ?? []);
    const begin = before.reduce((sum, { from }) => sum + from, 0);
    const latest = before.reduce((sum, { to }) => sum + to, 0);
    return { begin, shortest: begin + days.from, longest: latest + days.to };
  });
}
