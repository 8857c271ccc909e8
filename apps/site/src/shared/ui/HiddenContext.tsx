import type { Wording } from 'contract/marked';
import { Text } from './Text.tsx';

/**
 * Visually hidden subject of a link or button whose label occurs several times, so that screen readers can tell them
 * apart.
 */
export function HiddenContext({ children }: { children: Wording }) {
  return (
    <span className="visually-hidden">
      <span>: </span>
      <Text.span>{children}</Text.span>
    </span>
  );
}
