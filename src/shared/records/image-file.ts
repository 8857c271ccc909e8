import type { ImageMetadata } from 'astro';

/** Path of the original behind an imported picture; Astro keeps it in a property that its types do not name. */
export function fileOf(image: ImageMetadata): string {
  const { fsPath } = image as ImageMetadata & { fsPath?: string };
  if (!fsPath) throw new Error(`no file behind ${image.src}`);
  return fsPath;
}
