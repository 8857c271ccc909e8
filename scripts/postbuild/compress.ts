import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../../src/shared/build/cache.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressible = /\.(html|css|m?js|svg|json|xml|txt|webmanifest|yaml|graphql)$|\.d\.ts$/;

/** Whether a file shrinks enough to be worth a compressed variant beside it. */
export const isCompressible = (file: string): boolean => compressible.test(file);

const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const gzipOptions = { level: 9 };

/**
 * Writes `file.br` (quality 11) and `file.gz` (level 9) beside a file, each only when it is smaller
 * than the original.
 */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const variants = {
    '.br': await cached([content, 'br', params], () => brotli(content, { params })),
    '.gz': await cached([content, 'gz', gzipOptions], () => gzipAsync(content, gzipOptions)),
  };
  for (const [ending, packed] of Object.entries(variants)) {
    if (packed.length < content.length) await writeFile(file + ending, packed);
  }
}

/** Whether a built file must not be published: the maps that explain our code. */
export const isDevelopmentOnly = (file: string): boolean => file.endsWith('.map');
