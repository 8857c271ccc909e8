import type { Marked } from 'contract/marked';
import type { ComponentProps } from 'react';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';

interface GuideChaptersProps extends Omit<ComponentProps<typeof Band>, 'id' | 'children'> {
  chapters: readonly { id: string; title: Marked; lead?: Marked | undefined }[];
}

/** Chapters of the guide with one sentence each; their full text is in the PDF. */
export function GuideChapters({ chapters, ...band }: GuideChaptersProps) {
  return (
    <Band id="bab" {...band}>
      <ol className="columns-2 gap-4">
        {chapters.map(({ id, title, lead }) => (
          <li key={id} id={id} className="topped-2 rule stack-1 top">
            <Text.h3 className="heading">{title}</Text.h3>
            {lead && <Text.p className="quiet measure">{lead}</Text.p>}
          </li>
        ))}
      </ol>
    </Band>
  );
}
