import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { cached } from '../shared/build/cache.ts';
import { originalFile, type PictureRecord } from '../shared/records/page-schema.ts';
import { siteFolder } from '../site-folder.ts';
import type { Photo } from './blocks.ts';

/** Root folder of Typst, which reads no files outside it. */
const workspace = join(siteFolder, 'src/documents');

/** Static fonts, as Typst reads neither variable fonts nor WOFF (converted below). */
const cuts = [
  '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-400-normal.woff',
  '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-600-normal.woff',
  '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff',
  '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff',
];

/** Characters kept in the fonts; Typst embeds only the glyphs that a document uses. */
const characters = String.fromCodePoint(...Array.from({ length: 0x2300 - 32 }, (_, index) => 32 + index));

async function createCompiler(): Promise<NodeCompiler> {
  const { resolve } = createRequire(join(siteFolder, 'package.json'));
  const fontBlobs = await Promise.all(
    cuts.map(async (file) => subsetFont(await readFile(resolve(file)), characters, { targetFormat: 'truetype' })),
  );
  return NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
}

let created: Promise<NodeCompiler> | undefined;
const getCompiler = () => (created ??= createCompiler());

/**
 * Compiles a document to a tagged PDF that declares PDF/UA-1.
 * @throws Error for a picture without alternative text, a skipped heading level, a missing typeface or character
 */
export async function compile(data: object): Promise<Compiled> {
  const templates = ['document.typ', 'blocks.typ', 'theme.typ'].map((file) => readFile(join(workspace, file)));
  const made = await cached([data, ...(await Promise.all(templates))], async () => {
    const { pdf, ...rest } = await layOut(data);
    return Buffer.from(JSON.stringify({ ...rest, pdf: pdf.toString('base64') }));
  });
  const { pdf, ...rest } = JSON.parse(made.toString());
  return { ...rest, pdf: Buffer.from(pdf, 'base64') };
}

async function layOut(data: object): Promise<Compiled> {
  const compiler = await getCompiler();
  for (const [file, bytes] of photos) compiler.mapShadow(join(workspace, file), bytes);
  const compiled = compiler.compile({
    mainFilePath: join(workspace, 'document.typ'),
    inputs: { document: JSON.stringify(data) },
  });
  const { result } = compiled;
  // Typst reports a missing typeface only as a warning, so warnings count as errors.
  const trouble = result ? compiled.takeWarnings() : compiled.takeError();
  if (!result || trouble) throw new Error(JSON.stringify(trouble && compiler.fetchDiagnostics(trouble)));
  const pdf = compiler.pdf(result, { pdfStandard: 'ua-1' });
  return { pdf, pages: result.numOfPages, svg: compiler.plainSvg(result) };
}

export interface Compiled {
  pdf: Buffer;
  pages: number;
  /** All pages, stacked vertically. */
  svg: string;
}

/** Image files by content hash. */
const photos = new Map<string, Buffer>();

function keep(data: Buffer, extension: string) {
  const file = `/photos/${createHash('sha256').update(data).digest('hex').slice(0, 16)}.${extension}`;
  photos.set(file, data);
  return file;
}

/** Sizes in pixels, for about 170 dpi. */
export const photoSizes = {
  cover: { width: 1400, height: 922 },
  /** As high as the galleries of blocks.typ show them. */
  scene: { width: 576, height: 283 },
  narrowScene: { width: 372, height: 223 },
  closing: { width: 1200, height: 1200 },
} as const;

export async function photo(
  { src, alt }: Pick<PictureRecord, 'src' | 'alt'>,
  size: keyof typeof photoSizes,
  position: 'middle' | 'right' = 'middle',
): Promise<Photo> {
  const whole = await readFile(originalFile(src));
  const cut = { ...photoSizes[size], fit: 'cover', position: position === 'middle' ? 'centre' : position } as const;
  const encoding = { quality: 82, mozjpeg: true } as const;
  const data = await cached([whole, cut, encoding], () =>
    sharp(whole).resize(cut).flatten({ background: 'white' }).jpeg(encoding).toBuffer(),
  );
  return { file: keep(data, 'jpg'), alt };
}

/** Pixels per millimetre, as in media/render-shelf.sh. */
const shelfPixels = 2.4;

/** Cut-out of a device on a transparent background, with its size in mm. */
export async function shelfPicture(id: string, alt: Photo['alt']): Promise<Photo & { width: number; height: number }> {
  const whole = await readFile(join(siteFolder, 'src/assets/devices/shelf', `${id}.webp`));
  const { width = 0, height = 0 } = await sharp(whole).metadata();
  const encoding = { palette: true, quality: 90 } as const;
  const data = await cached([whole, encoding], () => sharp(whole).resize({ height: 640 }).png(encoding).toBuffer());
  return { file: keep(data, 'png'), alt, width: width / shelfPixels, height: height / shelfPixels };
}
