import { type ConsultationField, type ConsultationRequest, consultationFields } from 'contract/lead';
import { type InvalidEvent, useEffect, useRef, useState } from 'react';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import type { ConsultationFormText } from '../schema.ts';
import { type Draft, emptyDraft, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { carriedBy, carriedLine, joinCarried, readRequest, withCarried } from './request.ts';

export type Faults = Partial<Record<ConsultationField, string>>;

/** What was typed and carried into the form, in this tab until it is sent. */
export function useRequest(text: ConsultationFormText) {
  const form = useRef<HTMLFormElement>(null);
  // Undefined until the page is alive: what was typed before is not overwritten.
  const [draft, setDraft] = useState<Draft>();
  const [faults, setFaults] = useState<Faults>({});
  const [cleared, setCleared] = useState(false);
  useSpoken(cleared && text.cleared);

  useEffect(() => {
    if (!form.current) return;
    const typed = Object.entries(readRequest(new FormData(form.current))).filter(([, value]) => value !== '');
    const kept = readDraft();
    setDraft({
      request: { ...kept.request, ...Object.fromEntries(typed) },
      carried: joinCarried(kept.carried, carriedBy(location, text)),
    });
  }, [text]);

  useEffect(() => {
    if (draft && keepDraft(draft)) cleanAddress();
  }, [draft]);

  /** The page's words; the browser's own message comes first. */
  const faultOf = ({ name, validity }: HTMLInputElement): string | undefined => {
    const { missing, wrong } = text.fields[name as ConsultationField];
    return validity.valueMissing ? missing : validity.valid ? undefined : wrong;
  };
  const onInvalidCapture = ({ target }: InvalidEvent<HTMLFormElement>) => {
    // React types it as the form that listens; it is the field.
    const control = target as unknown as HTMLInputElement;
    if (!consultationFields.some((field) => field === control.name)) return;
    setFaults((before) => ({ ...before, [control.name]: faultOf(control) }));
  };

  const set = (field: ConsultationField, value: string) => {
    setCleared(false);
    setDraft((before = emptyDraft) => ({ ...before, request: { ...before.request, [field]: value } }));
    const control = form.current?.elements.namedItem(field);
    // Checked again while it is mended; nobody is told off while typing.
    if (faults[field] !== undefined) setFaults({ ...faults, [field]: faultOf(control as HTMLInputElement) });
  };
  const { request, carried } = draft ?? emptyDraft;
  const results = carried.flatMap((part) => {
    const line = carriedLine(part, text);
    return line === undefined ? [] : [{ part, line }];
  });
  const lines = results.map(({ line }) => line);
  return {
    form,
    request,
    set,
    faults,
    onInvalidCapture,
    /** Sentences that go out before the message. */
    results,
    remove: (part: string) =>
      setDraft((before = emptyDraft) => ({ ...before, carried: before.carried.filter((other) => other !== part) })),
    /** What goes out. */
    complete: (typed: ConsultationRequest) => withCarried(typed, lines),
    clear: () => {
      setDraft(emptyDraft);
      setFaults({});
      setCleared(true);
    },
    /** It was sent: what stands here is of no further use to this tab. */
    forget: forgetDraft,
  };
}

/** What the address carried is kept elsewhere now: it would come back at a reload after it was removed. */
function cleanAddress() {
  const url = new URL(location.href);
  if (new URLSearchParams(url.hash.slice(1)).has('alat')) url.hash = '';
  for (const name of ['topik', 'paket']) url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
