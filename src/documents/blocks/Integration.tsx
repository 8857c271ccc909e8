import { joinTexts, type Wording } from '../../shared/text/marked.ts';
import type { PlatformPage } from '../../site/platform/schema.ts';
import { Section } from '../parts/Section.tsx';
import { Table } from '../parts/Table.tsx';
import { Titled } from '../parts/Titled.tsx';
import { contentWidth } from '../theme.ts';

interface IntegrationProps {
  platform: PlatformPage;
  /** Headings: system, from the platform, to the platform, by which protocols. */
  columns: readonly Wording[];
}

/** The systems that the platform is connected to and what passes between them, then its own interfaces. */
export function Integration({ platform: { integrations, api }, columns }: IntegrationProps) {
  return (
    <>
      <Section wide label={integrations.label} title={integrations.title}>
        <Table
          columns={columns}
          rows={integrations.items.map(({ code, name, out, back, via }) => [
            joinTexts([code, name], ': '),
            out,
            back,
            via,
          ])}
          widths={[1.2, 1.6, 1.6, 1.1]}
        />
      </Section>
      <Section wide label={api.label} title={api.title} lead={api.lead}>
        <Titled columns={3} width={contentWidth} items={api.cards} />
      </Section>
    </>
  );
}
