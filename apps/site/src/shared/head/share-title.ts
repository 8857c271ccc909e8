/** Sizes of a share picture's title in px, the preferred one first. */
const sizes = [58, 54, 50, 46] as const;
/** More lines would reach the mark above or the company below. */
const mostLines = 3;

export interface TitleLines {
  lines: readonly string[];
  /** Font size in px. */
  size: number;
}

/** Every division of a text into at most `most` lines. */
function divide(words: readonly string[], most: number): (readonly string[])[][] {
  if (most === 1 || words.length < 2) return [[words]];
  return words.flatMap((_, at) => {
    const [line, rest] = [words.slice(0, at + 1), words.slice(at + 1)];
    return rest.length === 0 ? [[line]] : divide(rest, most - 1).map((lines) => [line, ...lines]);
  });
}

/**
 * Lines and size of a title on a share picture: no word stands alone on its line where a size allows it, and the lines
 * are few and balanced. @param width of the text in px @param measure width of a word in em @throws when it does not fit
 */
export async function setTitle(
  title: string,
  width: number,
  measure: (word: string) => number | Promise<number>,
): Promise<TitleLines> {
  const words = title.split(' ');
  const measured = new Map(await Promise.all(words.map(async (word) => [word, await measure(word)] as const)));
  const space = 0.25;
  const widthOf = (line: readonly string[]) =>
    line.reduce((sum, word) => sum + (measured.get(word) ?? 0), space * (line.length - 1));
  const settings = divide(words, mostLines).flatMap((lines) => {
    const widest = Math.max(...lines.map(widthOf));
    const alone = words.length > 1 && lines.some((line) => line.length === 1);
    const size = sizes.find((candidate) => widest * candidate <= width);
    return size ? [{ lines: lines.map((line) => line.join(' ')), size, widest, alone }] : [];
  });
  const [best] = settings.sort(
    (a, b) =>
      Number(a.alone) - Number(b.alone) || a.lines.length - b.lines.length || b.size - a.size || a.widest - b.widest,
  );
  if (!best) throw new Error(`the title “${title}” does not fit on its share picture`);
  return { lines: best.lines, size: best.size };
}
