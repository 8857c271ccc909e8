import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import sharp from 'sharp';
import { RefusalError } from '../contract.ts';
import { slug } from '../desk-texts.ts';
import { replaceFile } from './records.ts';
import { deskState } from './state.ts';

const folders = ['scenes', 'devices', 'hero'] as const;
const smallestWidth = 960;
const largestWidth = 2400;
const largestBytes = 350 * 1024;
const qualities = [86, 80, 74, 68, 60, 50];

/** Pictures by the path that records use. */
export const listPictures = (root: string) =>
  globSync('{scenes,devices,hero}/*.webp', { cwd: join(root, 'apps/site/src/assets') })
    .map((file) => `../../assets/${file.replaceAll('\\', '/')}`)
    .sort();

/** `Foto Tambang (2).JPG` → `foto-tambang-2` */
const fileName = (name: string) => slug(posix.basename(name.replaceAll('\\', '/')).replace(/\.\w+$/, '')) || 'gambar';

/**
 * Converts to WebP of at most 2400 px and about 350 KiB, from which the build makes all sizes. @throws Refused when
 * it is no picture or too small
 */
async function asSource(bytes: Uint8Array): Promise<Buffer> {
  const { width = 0, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new RefusalError('not-a-picture');
    });
  const upright = autoOrient?.width ?? width;
  if (upright < smallestWidth) throw new RefusalError('too-small', { detail: `${upright} < ${smallestWidth} px` });
  const fitted = sharp(bytes).rotate().resize({ width: largestWidth, withoutEnlargement: true });
  for (const quality of qualities) {
    const made = await fitted.clone().webp({ quality, effort: 5 }).toBuffer();
    if (made.length <= largestBytes) return made;
  }
  return fitted.resize({ width: 1600 }).webp({ quality: 60, effort: 5 }).toBuffer();
}

const assetPath = (root: string, src: string) => join(root, 'apps/site/src/assets', src.replace('../../assets/', ''));

/**
 * Removes pictures that were uploaded for a record and are used by none; `restoreUploads` brings them back.
 * @returns how many
 */
export async function removeUploads(root: string, file: string): Promise<{ pictures: number }> {
  const own = [...deskState.uploads].flatMap(([src, record]) => (record === file ? [src] : []));
  const files = own.length > 0 ? globSync('apps/site/src/content/**/*.yaml', { cwd: root }) : [];
  const texts = await Promise.all(files.map((name) => readFile(join(root, name), 'utf8')));
  const unused = own.filter((src) => !texts.some((text) => text.includes(src)));
  for (const src of own) deskState.uploads.delete(src);
  for (const src of unused) {
    const path = assetPath(root, src);
    deskState.discarded.set(src, { record: file, bytes: await readFile(path) });
    await rm(path);
  }
  return { pictures: unused.length };
}

/** Brings back the pictures of a discarded draft, which its writer has recalled. @returns how many */
export async function restoreUploads(root: string, file: string): Promise<{ pictures: number }> {
  const own = [...deskState.discarded].filter(([, { record }]) => record === file);
  for (const [src, { bytes }] of own) {
    await replaceFile(assetPath(root, src), bytes);
    deskState.uploads.set(src, file);
    deskState.discarded.delete(src);
  }
  return { pictures: own.length };
}

interface NewPicture {
  file: string;
  name: string;
  bytes: string;
  /** Path of the replaced picture; the new one goes into the same folder. */
  beside: string;
}

/** Converts a picture and stores it under a new name. @returns its path as records write it @throws Refused */
export async function storePicture(root: string, { file: record, name, bytes, beside }: NewPicture): Promise<string> {
  const source = await asSource(Buffer.from(bytes, 'base64'));
  const folder = folders.find((known) => beside.startsWith(`../../assets/${known}/`)) ?? folders[0];
  for (let count = 1; ; count += 1) {
    const file = `${folder}/${fileName(name)}${count > 1 ? `-${count}` : ''}.webp`;
    const src = `../../assets/${file}`;
    const path = assetPath(root, src);
    // The name of a discarded picture stays free for its return.
    if (existsSync(path) || deskState.discarded.has(src)) continue;
    await mkdir(dirname(path), { recursive: true });
    await replaceFile(path, source);
    deskState.uploads.set(src, record);
    return src;
  }
}
