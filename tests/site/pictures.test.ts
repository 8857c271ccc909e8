import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { splitSrcset } from './references.ts';
import { allPages, type Element, expectNone, nameTag, openPage, readDist } from './site.ts';

/** Bytes of any candidate of the picture that a visitor sees first. */
const firstPicture = 80_000;

const isFirst = ({ attribs }: Element) => attribs['fetchpriority'] === 'high';

/** What is missing from the tag of a picture. */
function lacks({ attribs }: Element): string[] {
  const problems: string[] = [];
  for (const name of ['width', 'height']) if (!/^[1-9]\d*$/.test(attribs[name] ?? '')) problems.push(name);
  if (attribs['alt'] === undefined) problems.push('alt (empty for decoration)');
  if (attribs['loading'] !== 'lazy' && attribs['fetchpriority'] !== 'high') problems.push('loading="lazy"');
  if (attribs['loading'] === 'lazy' && attribs['fetchpriority'] === 'high') problems.push('loading="eager"');
  return problems;
}

describe.each(allPages)('%s', (address) => {
  test('every picture keeps its room, has a text, and comes when it is needed', () => {
    const problems = openPage(address)
      .$('img')
      .toArray()
      .flatMap((image) => lacks(image).map((problem) => `${nameTag(image)} lacks ${problem}`));
    expectNone(problems, address);
  });

  test('the room that a picture keeps has the shape of the picture', async () => {
    const problems: string[] = [];
    for (const image of openPage(address).$('img[src^="/"][width][height]').toArray()) {
      const { width, height } = await sharp(readDist((image.attribs['src'] ?? '').slice(1))).metadata();
      const kept = Number(image.attribs['width']) / Number(image.attribs['height']);
      if (Math.abs(kept / (width / height) - 1) > 0.01) problems.push(`${nameTag(image)} is ${width}×${height}`);
    }
    expectNone(problems, address);
  });

  test('at most one picture is fetched first, and each of its files is small', () => {
    const { $ } = openPage(address);
    const first = $('img, link[rel="preload"][as="image"]').toArray().filter(isFirst);
    expect(first.length, `${address}: pictures with fetchpriority="high"`).toBeLessThanOrEqual(1);
    for (const image of first) {
      const sources = $(image).closest('picture').find('source[type="image/avif"]').toArray();
      const files = sources.flatMap(({ attribs }) => splitSrcset(attribs['srcset'] ?? ''));
      expect(files.length, `${address}: AVIF candidates of ${nameTag(image)}`).toBeGreaterThan(1);
      const sizes = files.map((file) => ({ file, size: readDist(file.slice(1)).length }));
      expectNone(
        sizes.filter(({ size }) => size > firstPicture).map(({ file, size }) => `${file} has ${size} bytes`),
        `${address}: more than ${firstPicture} bytes`,
      );
    }
  });

  test('every list of candidates says how wide the picture is drawn', () => {
    const lists = openPage(address).$('img[srcset], source[srcset]').toArray();
    const silent = lists.filter(({ attribs }) => / \d+w/.test(attribs['srcset'] ?? '') && !attribs['sizes']);
    expectNone(silent.map(nameTag), `${address}: without sizes`);
  });

  test('a film waits: it is not fetched before somebody plays it', () => {
    const eager = openPage(address).$('video:not([preload="none"]), video[autoplay], audio').toArray();
    expectNone(eager.map(nameTag), address);
  });
});
