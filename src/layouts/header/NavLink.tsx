import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';

/** `page` when a link leads to the page that is shown. */
export function current(to: string, path: string): 'page' | undefined {
  return to === path ? 'page' : undefined;
}

interface NavLinkProps {
  className: string | undefined;
  label: Marked;
  to: string;
  path: string;
}

export function NavLink({ className, label, to, path }: NavLinkProps) {
  return (
    <Text.a className={className} href={to} aria-current={current(to, path)}>
      {label}
    </Text.a>
  );
}
