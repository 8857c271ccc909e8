import { Text } from './Text.tsx';

/** A text whose `backticks` are code, beside the marks of every text. */
export function Prose({ children }: { children: string }) {
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
