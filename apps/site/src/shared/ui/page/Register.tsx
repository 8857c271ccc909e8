import '../../styles/grid.css';
import type { Marked } from 'contract/marked';
import type { ReactNode } from 'react';
import { Text } from '../Text.tsx';
import styles from './Register.module.css';

/** List of groups of entries that have URL fragments. */
export function Register({ children }: { children: ReactNode }) {
  return <div className="page-width page-end">{children}</div>;
}

interface RegisterGroupProps {
  id: string;
  title: Marked;
  lead: Marked;
  children: ReactNode;
}

export function RegisterGroup({ id, title, lead, children }: RegisterGroupProps) {
  return (
    <section id={id} className={`${styles.group} stack-4 rule-strong`} aria-labelledby={`${id}-judul`}>
      <header className="split gap-1">
        <Text.h2 className="larger" id={`${id}-judul`}>
          {title}
        </Text.h2>
        <Text.p className="quiet measure">{lead}</Text.p>
      </header>
      <div className="slim">{children}</div>
    </section>
  );
}
