import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import sharp, { type OutputInfo } from 'sharp';
import subsetFont from 'subset-font';
import { siteFolder } from '../../site-folder.ts';
import { cached } from '../build/cache.ts';
import { getBrand } from '../records/site-records.ts';
import { tokenColour } from '../styles/token-colour.ts';
import { productMark } from '../ui/marks.ts';
import type { ShareCard } from './share-cards.ts';

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

const shareSize = { width: 1200, height: 630 } as const;
/** Left part of a card, for text alone. */
const wordsWidth = 620;
/** The scene's most conspicuous part next to the text; a drawing is made for the whole card. */
const sceneSize = { width: shareSize.width - wordsWidth, height: shareSize.height } as const;
const cut = { ...sceneSize, fit: 'cover', position: 'attention' } as const;
const encoding = { quality: 82, mozjpeg: true } as const;

/** Renders a share picture: JPEG, 1200 × 630, text next to the page’s scene or drawing. */
export async function drawShareCard({ label, title, scene }: ShareCard): Promise<Buffer> {
  const { product, companyShort } = await getBrand();
  const isDrawing = scene.endsWith('.svg');
  const drawn = SharePicture({ label: label.plain, title: title.plain, product, company: companyShort, isDrawing });
  return cached([drawn, await face, letters, await readFile(scene), cut, encoding], async () => {
    fonts ??= cutFonts();
    const words = await satori(drawn, { ...shareSize, fonts: await fonts });
    const { data, info } = await loadBackground(scene);
    return sharp(data, { raw: info })
      .composite([{ input: Buffer.from(words) }])
      .jpeg(encoding)
      .toBuffer();
  });
}

const backgrounds = new Map<string, Promise<{ data: Buffer; info: OutputInfo }>>();

/** Background pixels, cached as many pages share a scene. */
function loadBackground(file: string) {
  const picture = file.endsWith('.svg')
    ? sharp(file).resize(shareSize)
    : sharp(file)
        .resize(cut)
        .extend({ left: wordsWidth, background: petrol ?? '' });
  const known = backgrounds.get(file) ?? picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  backgrounds.set(file, known);
  return known;
}

const [paper, petrol, liquid, mist] = ['paper', 'petrol', 'liquid', 'mist'].map(tokenColour);

interface SharePictureProps extends Record<'label' | 'title' | 'product' | 'company', string> {
  /** A drawing has its own ground next to the text; a photograph fades into the text's. */
  isDrawing: boolean;
}

/** The text layer on a transparent background; inline styles because satori reads only those. */
function SharePicture({ label, title, product, company, isDrawing }: SharePictureProps) {
  const size = title.length > 44 ? 50 : 58;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
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
      <div style={{ display: 'flex', flexDirection: 'column', width: wordsWidth - 84 }}>
        <div style={{ fontSize: 27, color: liquid }}>{label}</div>
        <div
          style={{
            ...{ marginTop: 18, fontSize: size, fontWeight: 700, lineHeight: 1.1, letterSpacing: -size / 48 },
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
      </div>
      <div
        style={{
          ...{ display: 'flex', width: wordsWidth - 84, fontSize: 25, color: mist, paddingTop: 20 },
          borderTop: `3px solid ${liquid}`,
        }}
      >
        {company}
      </div>
    </div>
  );
}
