import { getPages } from '../../shared/records/records.ts';
import type { Marked } from '../../shared/text/marked.ts';
import type { ToolCard } from '../kit/schema.ts';

/** A tool as lists name it. */
export interface ToolEntry extends ToolCard {
  name: Marked;
  path: string;
}

/** Every page that is a tool, in the order of its card. */
export async function getTools(): Promise<ToolEntry[]> {
  const pages = await getPages();
  return pages
    .flatMap((page) =>
      'card' in page ? [{ ...(page.card as ToolCard), name: page.breadcrumb, path: `/${page.id}` }] : [],
    )
    .sort((a, b) => a.order - b.order);
}
