import { Toaster } from 'sonner';
import { joinClasses } from './classes.ts';
import styles from './Toasts.module.css';

/**
 * Shows at most three messages at a time for four seconds each: the library's defaults, which the specification
 * requires. An island calls `toast()` from `sonner`; its page needs `toastPolicy` in scripts/postbuild/csp.ts.
 */
export function Toasts({ label }: { label: string }) {
  return (
    <Toaster
      containerAriaLabel={label}
      position="bottom-center"
      offset={16}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: joinClasses(styles.toast, 'full row gap-2 dark'),
          title: 'strong',
          description: 'quiet',
        },
      }}
    />
  );
}
