import { useEffect, useRef, useState } from 'react';
import type { ConsultationField } from '../../../server/contract/lead.ts';
import { emptyRequest, type PreparedLines, preparedLine, readRequest } from './request.ts';

/** What stands in the fields, from the first letter on, even when that was typed before the page was alive. */
export function useRequest(lines: PreparedLines) {
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState(emptyRequest);

  // Whoever typed before the page was alive, or comes back to it, keeps what stands in the fields.
  useEffect(() => {
    if (!form.current) return;
    const typed = readRequest(new FormData(form.current));
    setRequest((before) => ({
      ...before,
      ...typed,
      message: typed.message || (preparedLine(new URL(location.href), lines) ?? ''),
    }));
  }, [lines]);

  const set = (field: ConsultationField, value: string) => setRequest((before) => ({ ...before, [field]: value }));
  return { form, request, set, clear: () => setRequest(emptyRequest) };
}
