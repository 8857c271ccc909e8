/** A long calculation that stops now and then, so that a page can draw and answer in between. */
export type Pieces<T> = Generator<void, T>;

/** The result of a calculation that nobody needs in pieces. */
export function atOnce<T>(pieces: Pieces<T>): T {
  for (let part = pieces.next(); ; part = pieces.next()) if (part.done) return part.value;
}
