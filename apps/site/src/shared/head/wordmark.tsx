import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import satori from 'satori';
import subsetFont from 'subset-font';
import { siteFolder } from '../../site-folder.ts';
import { cached } from '../build/cache.ts';

export interface Wordmark {
  /** Width of the drawing; its height is `wordmarkHeight`. */
  readonly width: number;
  /** The `d` attribute of its path. */
  readonly path: string;
}

export const wordmarkHeight = 44;

const weight = 720;
const face = readFile(join(siteFolder, 'src/assets/fonts/plus-jakarta-sans.woff2'));

/**
 * The product’s name as an SVG path in the brand’s font: it needs no font at run time, and text spacing settings
 * cannot widen it.
 */
export async function drawWordmark(name: string): Promise<Wordmark> {
  const bytes = await face;
  const drawn = await cached([bytes, name, { weight, wordmarkHeight }], async () => {
    const data = await subsetFont(bytes, name, { targetFormat: 'truetype', variationAxes: { wght: weight } });
    const style = { fontSize: wordmarkHeight, lineHeight: 1, letterSpacing: -0.035 * wordmarkHeight };
    const fonts = [{ name: 'Plus Jakarta Sans', weight: 700, data } as const];
    return Buffer.from(await satori(<div style={style}>{name}</div>, { height: wordmarkHeight, fonts }));
  });
  const [svg] = parseFragment(drawn.toString()).childNodes;
  if (!svg || !('attrs' in svg)) throw new Error(`no drawing of ${name}`);
  return { width: Number(attribute(svg, 'width')), path: pathsIn(svg).join('').replace(lineOfNoLength, '$1') };
}

/** Zero-length lines that satori puts before each curve. */
const lineOfNoLength = /([\d.-]+ [\d.-]+)L\1(?=[A-Z])/g;

type Element = DefaultTreeAdapterTypes.Element;

const attribute = ({ attrs }: Element, wanted: string): string =>
  attrs.find(({ name }) => name === wanted)?.value ?? '';

const pathsIn = (element: Element): string[] =>
  element.childNodes.flatMap((node) => {
    if (!('attrs' in node)) return [];
    return node.tagName === 'path' ? [attribute(node, 'd')] : pathsIn(node);
  });
