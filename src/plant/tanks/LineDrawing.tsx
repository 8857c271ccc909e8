import './tank-sheet.css';
import { fillText } from '../../../contract/slots.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { figureWords } from '../figures/figures.words.ts';

const files = import.meta.glob<string>('../../assets/drawings/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * A drawing of src/assets/drawings: its `viewBox`, and its shapes with the words between braces filled in.
 * @throws when there is none of this name
 */
export function lineDrawing(name: string): { box: string; shapes: string } {
  const svg = files[`../../assets/drawings/${name}.svg`];
  const [, box, shapes] = svg?.match(/viewBox="([^"]*)">(.*)<\/svg>/s) ?? [];
  if (!box || !shapes) throw new Error(`src/assets/drawings/${name}.svg is missing, or no drawing`);
  return { box, shapes: fillText(shapes, figureWords.drawing) };
}

interface LineDrawingProps {
  name: string;
  /** The drawing in words; without them it is decoration. */
  alt?: string;
  /** A sheet of the plant, or `outline` with its own size. */
  className?: string;
  caption?: Marked;
}

/** Its pens take the colours of their ground. */
export function LineDrawing({ name, alt, className = 'tank-sheet', caption }: LineDrawingProps) {
  const { box, shapes } = lineDrawing(name);
  const role = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository
  const drawing = <svg className={className} viewBox={box} {...role} dangerouslySetInnerHTML={{ __html: shapes }} />;
  if (!caption) return drawing;
  return (
    <figure className="stack-3">
      {drawing}
      <Text.figcaption className="small quiet">{caption}</Text.figcaption>
    </figure>
  );
}
