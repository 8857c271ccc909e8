import { type InvalidEvent, useEffect, useRef, useState } from 'react';
import { type ConsultationField, consultationFields } from '../../../server/contract/lead.ts';
import type { ConsultationFormText } from '../consultation.ts';
import { emptyRequest, preparedLine, readRequest } from './request.ts';

type Faults = Readonly<Partial<Record<ConsultationField, string>>>;

/** Elements of a form that the browser checks. */
type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What stands in the fields, from the first letter on, even when that was typed before the page was alive, and what the
 * browser finds wrong with it.
 */
export function useRequest(text: ConsultationFormText) {
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState(emptyRequest);
  const [faults, setFaults] = useState<Faults>({});

  // Whoever typed before the page was alive, or comes back to it, keeps what stands in the fields.
  useEffect(() => {
    if (!form.current) return;
    const typed = readRequest(new FormData(form.current));
    setRequest((before) => ({
      ...before,
      ...typed,
      message: typed.message || (preparedLine(new URL(location.href), text) ?? ''),
    }));
  }, [text]);

  /** The page's own words for what the browser refuses; its own message comes first and says where. */
  const faultOf = (control: Control): string | undefined => {
    const { missing, wrong } = text.fields[control.name as ConsultationField];
    return control.validity.valueMissing ? missing : control.validity.valid ? undefined : wrong;
  };
  const onInvalidCapture = ({ target }: InvalidEvent<HTMLFormElement>) => {
    const control = target as unknown as Control;
    if (!consultationFields.some((field) => field === control.name)) return;
    setFaults((before) => ({ ...before, [control.name]: faultOf(control) }));
  };

  const set = (field: ConsultationField, value: string) => {
    setRequest((before) => ({ ...before, [field]: value }));
    const control = form.current?.elements.namedItem(field);
    // What was named wrong is checked again while it is mended; nobody is told off while still typing.
    if (faults[field] !== undefined) setFaults({ ...faults, [field]: faultOf(control as Control) });
  };
  const clear = () => setRequest(emptyRequest);
  return { form, request, set, clear, faults, onInvalidCapture };
}
