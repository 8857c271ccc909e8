import '../../shared/ui/keep-standing.ts';
import { focusManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Toasts } from '../../shared/ui/Toasts.tsx';
import { type LeadFormProps, LeadRequest } from './LeadRequest.tsx';
import { allowSelectStyle } from './trusted-types.ts';

allowSelectStyle();
const queries = new QueryClient();

/** The request form when the server delivers requests: it sends, and says what became of it. */
export function LeadForm(props: LeadFormProps) {
  useEffect(() => {
    // A request waits for the line, not for the visitor to look at the page again.
    focusManager.setFocused(true);
    onlineManager.setOnline(navigator.onLine);
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <LeadRequest {...props} />
      <Toasts label={props.words.toasts} />
    </QueryClientProvider>
  );
}
