import { Component, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { LateWords } from '../../shared/records/site-schema.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { scriptTimeout } from '../../shared/ui/script-timeout.ts';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';

interface LaterProps {
  /** Texts for a failed load; without them an optional part is left out silently. */
  words?: LateWords;
  /** Placeholder while loading. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/**
 * Boundary around lazily loaded content: shows a message if it fails or is late, and the rest of the island keeps
 * working.
 */
export class LazyBoundary extends Component<LaterProps> {
  override state = { isLost: false };

  static getDerivedStateFromError = () => ({ isLost: true });

  override render() {
    const { words, meanwhile, children } = this.props;
    const missing = words && <Missing {...words} />;
    if (this.state.isLost) return missing;
    return <Suspense fallback={<Awaited missing={missing}>{meanwhile}</Awaited>}>{children}</Suspense>;
  }
}

function Awaited({ missing, children }: { missing: ReactNode; children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), scriptTimeout);
    return () => clearTimeout(timer);
  }, []);
  return late ? missing : children;
}

function Missing({ failed, offline, reload, call }: LateWords) {
  return (
    <div className="light notice stack-2">
      <p role="alert">{navigator.onLine ? failed : offline}</p>
      <div className="wrap row gap-3">
        <ToolButton label={reload} onClick={() => location.reload()} />
        <a className={buttonClass('plain')} href={call.to}>
          {call.label}
        </a>
      </div>
    </div>
  );
}
