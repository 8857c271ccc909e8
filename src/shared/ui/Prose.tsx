import { Text } from './Text.tsx';
import { withElements } from './with-elements.tsx';

function Inline({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    const key = `${index}`;
    if (index % 2 === 0) return <Text key={key}>{part}</Text>;
    return (
      <code key={key} translate="no">
        {part.replaceAll('{{', '{').replaceAll('}}', '}')}
      </code>
    );
  });
}

/** A text whose `backticks` are code, beside the marks of every text. */
export const Prose = withElements(Inline);
