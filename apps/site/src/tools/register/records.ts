import type { Marked } from 'contract/marked';
import { getPages } from '../../shared/records/records.ts';
import type { ToolCard } from '../kit/schema.ts';

/** Tool in lists of tools: its card with name and path. */
export interface ToolEntry extends ToolCard {
  name: Marked;
  path: string;
}

/** All pages with a tool card, in the order of their cards. */
export async function getTools(): Promise<ToolEntry[]> {
  const pages = await getPages();
  return pages
    .flatMap((page) =>
      'card' in page ? [{ ...(page.card as ToolCard), name: page.breadcrumb, path: `/${page.id}` }] : [],
    )
    .sort((a, b) => a.order - b.order);
}
