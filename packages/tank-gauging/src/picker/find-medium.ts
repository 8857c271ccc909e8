/** Names of a medium, and its strength in % by mass where it is a solution. */
export interface NamedMedium {
  id: string;
  name: string;
  /** Names of this medium alone; media that differ in strength share them. */
  also: readonly string[];
  /** Names that may also mean another medium. */
  like?: readonly string[] | undefined;
  strength?: readonly [number, number] | undefined;
  pure?: boolean | undefined;
}

export interface FoundMedia<M> {
  /** The medium that alone bears the name, at the strength typed. */
  certain: M | undefined;
  /** True where one medium or several bear the name. */
  isName: boolean;
  /** Media that may be meant, three at most; none where the name is certain. */
  proposed: readonly M[];
  /** All media with a name like it, nearest first. */
  near: readonly M[];
}

export type MediumFinder<M> = (typed: string) => FoundMedia<M>;

const mostProposed = 3;
/** Strength in %, from which a pure substance is sold. */
const technical = 95;

const number = /\d+(?:[.,]\d+)?/.source;
const strengthSign = new RegExp(
  `(${number})(?:\\s*[-–]\\s*(${number}))?\\s*(?:%|persen|percent|pct)(?:\\s*w/?w)?`,
  'iu',
);
const figure = (text: string) => Number(text.replace(',', '.'));

/** Without diacritics and signs, lower case, so that `H₂SO₄` and `h2so4` are equal. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Splits a typed name into its parts and the strength that it states. */
function read(typed: string): { words: string; strength: readonly [number, number] | undefined } {
  const found = strengthSign.exec(typed);
  if (!found) return { words: bare(typed), strength: undefined };
  const [sign, from = '', to = from] = found;
  return { words: bare(typed.replace(sign, ' ')), strength: [figure(from), figure(to)] };
}

/** The name without its strength, whole and without its parentheses, and what stands in them. */
function mediumNames({ name, also }: NamedMedium): string[] {
  const [, outer = name, inner = ''] = /^([^(]*)\(([^)]*)\)/.exec(name) ?? [];
  return [...new Set([name, outer, ...inner.split(/[,;]/), ...also].map((one) => read(one).words))].filter(Boolean);
}

const withinStrength = ({ strength, pure }: NamedMedium, typed: readonly [number, number]): boolean => {
  const [least, most] = strength ?? (pure ? [technical, 100] : [Number.NaN, Number.NaN]);
  return typed[0] >= least && typed[1] <= most;
};

/**
 * Makes the finder of media by name. A name is certain when exactly one medium bears it, at the strength typed, and no
 * other may be meant; else those that bear it, or the nearest, are proposed and nothing may be judged. An empty text is
 * near to all media.
 */
export function mediumFinder<M extends NamedMedium>(all: readonly M[]): MediumFinder<M> {
  const named = all.map((medium) => {
    const like = (medium.like ?? []).map(bare);
    const own = mediumNames(medium).filter((name) => !like.includes(name));
    return { medium, own, names: [...own, ...like].map((name) => ({ name, words: name.split(' ') })) };
  });
  return (typed) => {
    const { words: query, strength } = read(typed);
    if (query === '') return { certain: undefined, isName: false, proposed: [], near: strength ? [] : all };
    const asked = query.split(' ');
    const fits = ({ medium }: (typeof named)[number]) => !strength || withinStrength(medium, strength);
    const near = named
      .map((one) => ({ ...one, far: Math.min(...one.names.map((name) => distance(query, asked, name))) }))
      .filter(({ far }) => far < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.far - b.far || Number(fits(b)) - Number(fits(a)));
    const bearers = near.filter(({ far }) => far === 0);
    const [only, ...others] = bearers.filter(fits);
    const isCertain = only && others.length === 0 && (strength !== undefined || only.own.includes(query));
    const media = (of: typeof near) => of.map(({ medium }) => medium);
    return {
      certain: isCertain ? only.medium : undefined,
      isName: bearers.length > 0,
      proposed: isCertain ? [] : media(bearers.length > 0 ? bearers : near).slice(0, mostProposed),
      near: media(near),
    };
  };
}

/** 0 for the same name; then names that begin or end with it, contain all or some of its parts, or begin so; else infinite. */
function distance(query: string, asked: readonly string[], { name, words }: { name: string; words: string[] }): number {
  if (name === query) return 0;
  const more = words.length / 100;
  if (name.startsWith(`${query} `) || name.endsWith(` ${query}`)) return 1 + more;
  const whole = asked.filter((word) => words.includes(word));
  if (whole.length === asked.length) return 2 + more;
  if (asked.every((word) => words.some((one) => one.startsWith(word)))) return 3 + more;
  if (whole.some((word) => word.length > 2)) return 5 - whole.length / asked.length + more;
  return query.length > 2 && name.includes(query) ? 6 + more : Number.POSITIVE_INFINITY;
}
