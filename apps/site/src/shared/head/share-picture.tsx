import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import satori from 'satori';
import sharp, { type OutputInfo } from 'sharp';
import subsetFont from 'subset-font';
import { siteFolder } from '../../site-folder.ts';
import { cached } from '../build/cache.ts';
import { getBrand } from '../records/site-records.ts';
import { tokenColour } from '../styles/token-colour.ts';
import { productMark } from '../ui/marks.ts';
import type { ShareCard } from './share-cards.ts';
import { setTitle, type TitleLines } from './share-title.ts';

const face = readFile(join(siteFolder, 'src/assets/fonts/plus-jakarta-sans.woff2'));
const letters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i))}–—“”·©`;

/** Static fonts, as satori reads no variable ones. */
async function cutFonts() {
  const cut = async (wght: number) =>
    subsetFont(await face, letters, { targetFormat: 'truetype', variationAxes: { wght } });
  return Promise.all(
    ([500, 700] as const).map(async (weight) => ({ name: 'Plus Jakarta Sans', weight, data: await cut(weight) })),
  );
}

let fonts: ReturnType<typeof cutFonts> | undefined;
const loadFonts = () => (fonts ??= cutFonts());

const shareSize = { width: 1200, height: 630 } as const;
/** Left part of a card, for text alone. */
const wordsWidth = 620;
const margin = 72;
/** A photograph fills the rest of the card, a drawing is made for all of it. */
const sceneSize = { width: shareSize.width - wordsWidth, height: shareSize.height } as const;
/** Its object stands right of the middle of the visible part, as the left edge fades into the text's ground. */
const objectAt = 0.55;
/** Horizontal centre of each photograph's object, 0 to 1; that of another is in its middle. */
const objectCentres: Readonly<Record<string, number>> = {
  poster: 0.63,
  agrikultur: 0.76,
  'control-room': 0.27,
  'fleet-management': 0.58,
  gauger: 0.77,
  'makanan-minuman': 0.76,
  mining: 0.25,
  petrokimia: 0.75,
  'smart-city': 0.61,
};
const encoding = { quality: 82, mozjpeg: true } as const;

/** Renders a share picture: JPEG, 1200 × 630, text next to the page’s scene or drawing. */
export async function drawShareCard({ label, title, scene }: ShareCard): Promise<Buffer> {
  const { product, companyShort } = await getBrand();
  const isDrawing = scene.endsWith('.svg');
  const lines = await setTitle(title.plain, wordsWidth - margin, measureWord);
  const drawn = SharePicture({ ...lines, label: label.plain, product, company: companyShort, isDrawing });
  const look = [sceneSize, objectAt, objectCentres, encoding];
  return cached([drawn, await face, letters, await readFile(scene), look], async () => {
    const words = await satori(drawn, { ...shareSize, fonts: await loadFonts() });
    const { data, info } = await loadBackground(scene);
    return sharp(data, { raw: info })
      .composite([{ input: Buffer.from(words) }])
      .jpeg(encoding)
      .toBuffer();
  });
}

/** Width of a word of a title in em. */
async function measureWord(word: string): Promise<number> {
  const style = { fontSize: 100, fontWeight: 700 };
  const svg = await satori(<div style={style}>{word}</div>, { height: 120, fonts: await loadFonts() });
  return Number(/ width="([\d.]+)"/.exec(svg)?.[1]) / style.fontSize;
}

const backgrounds = new Map<string, ReturnType<typeof readBackground>>();

/** Background pixels, cached as many pages share a scene. */
function loadBackground(file: string) {
  const known = backgrounds.get(file) ?? readBackground(file);
  backgrounds.set(file, known);
  return known;
}

/** @throws when a drawing reaches into the place of the text */
async function readBackground(file: string): Promise<{ data: Buffer; info: OutputInfo }> {
  if (file.endsWith('.svg')) {
    const drawing = await sharp(file).resize(shareSize).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const { width, channels } = drawing.info;
    const isInWords = (at: number) => Math.floor(at / channels) % width < wordsWidth;
    if (drawing.data.some((value, at) => isInWords(at) && value !== drawing.data[at % channels]))
      throw new Error(`${basename(file)} draws left of ${wordsWidth}, where the words of its share picture stand`);
    return drawing;
  }
  const { data, info } = await sharp(file)
    .resize({ ...sceneSize, fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const centre = (objectCentres[basename(file).replace(/\.\w+$/, '')] ?? 0.5) * info.width;
  const left = Math.round(Math.max(0, Math.min(info.width - sceneSize.width, centre - objectAt * sceneSize.width)));
  return sharp(data)
    .extract({ ...sceneSize, left, top: Math.floor((info.height - sceneSize.height) / 2) })
    .extend({ left: wordsWidth, background: petrol ?? '' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const [paper, petrol, liquid, mist] = ['paper', 'petrol', 'liquid', 'mist'].map(tokenColour);

interface SharePictureProps extends Record<'label' | 'product' | 'company', string>, TitleLines {
  /** A drawing has its own ground next to the text; a photograph fades into the text's. */
  isDrawing: boolean;
}

/** The text layer on a transparent background; inline styles because satori reads only those. */
function SharePicture({ label, lines, size, product, company, isDrawing }: SharePictureProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: `64px ${margin}px`,
        color: paper,
        ...(!isDrawing && { backgroundImage: `linear-gradient(90deg, ${petrol} 51%, ${petrol}00 60%)` }),
        fontFamily: 'Plus Jakarta Sans',
        fontWeight: 500,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 40, fontWeight: 700, letterSpacing: -1.4 }}>
        <svg width="56" height="56" viewBox="0 0 32 32" aria-hidden="true">
          <path d={productMark.shell} fill="none" stroke={paper} strokeWidth="2.5" />
          <path d={productMark.liquid} fill={liquid} />
          <path d={productMark.level} stroke={liquid} strokeWidth="2.5" />
        </svg>
        <span style={{ marginLeft: 18 }}>{product}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width: wordsWidth - margin }}>
        <div style={{ fontSize: 27, color: liquid }}>{label}</div>
        <div
          style={{
            ...{ display: 'flex', flexDirection: 'column', whiteSpace: 'nowrap', marginTop: 18 },
            ...{ fontSize: size, fontWeight: 700, lineHeight: 1.1, letterSpacing: -size / 48 },
          }}
        >
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </div>
      <div
        style={{
          ...{ display: 'flex', width: wordsWidth - margin, fontSize: 25, color: mist, paddingTop: 20 },
          borderTop: `3px solid ${liquid}`,
        }}
      >
        {company}
      </div>
    </div>
  );
}
