import type { Wording } from 'contract/marked';
import { Text } from './Text.tsx';

/** Behind a line that occurs several times: what this one is about, for whoever hears it alone. */
export function About({ children }: { children: Wording }) {
  return (
    <span className="visually-hidden">
      <span>: </span>
      <Text.span>{children}</Text.span>
    </span>
  );
}
