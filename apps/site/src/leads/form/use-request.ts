import { type ConsultationField, type ConsultationRequest, consultationFields } from 'contract/lead';
import { type InvalidEvent, useEffect, useRef, useState } from 'react';
import { type ListSummary, readListSummary, removeListSummary } from '../../shared/handover/list-summary.ts';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import type { ConsultationFormText } from '../schema.ts';
import { type Draft, emptyDraft, readDraft, removeDraft, storeDraft } from './draft.ts';
import {
  carriedLine,
  industryInLink,
  joinCarried,
  readCarried,
  readRequest,
  tankCountChoice,
  withCarried,
} from './request.ts';

export type Faults = Partial<Record<ConsultationField, string>>;

/** The list of tanks among the carried results. */
const listPart = 'daftar-tangki';

/** State of the form: typed data and carried results, stored in this tab until sent. */
export function useRequest(text: ConsultationFormText) {
  const form = useRef<HTMLFormElement>(null);
  // Undefined until hydration, so that text typed before is not overwritten.
  const [draft, setDraft] = useState<Draft>();
  const [faults, setFaults] = useState<Faults>({});
  const [cleared, setCleared] = useState(false);
  const [list, setList] = useState<ListSummary>();
  useAnnouncedSentence(cleared && text.cleared);

  useEffect(() => {
    if (!form.current) return;
    const typed = Object.entries(readRequest(new FormData(form.current))).filter(([, value]) => value !== '');
    const kept = readDraft();
    const fromLink = industryInLink(location.search);
    const brought = readListSummary();
    setList(brought);
    const known = {
      ...(fromLink && { industry: fromLink }),
      ...(brought && { tankCount: tankCountChoice(brought.tanks) }),
    };
    const filled = Object.fromEntries(Object.entries(kept.request).filter(([, value]) => value !== ''));
    setDraft({
      request: { ...kept.request, ...known, ...filled, ...Object.fromEntries(typed) },
      carried: joinCarried(kept.carried, readCarried(location, text)),
    });
  }, [text]);

  useEffect(() => {
    if (draft && storeDraft(draft)) cleanAddress();
  }, [draft]);

  /** The site’s message; the browser’s own bubble is shown too. */
  const fieldFault = ({ name, validity }: HTMLInputElement): string | undefined => {
    const { missing, wrong } = text.fields[name as ConsultationField];
    return validity.valueMissing ? missing : validity.valid ? undefined : wrong;
  };
  const onInvalidCapture = ({ target }: InvalidEvent<HTMLFormElement>) => {
    // React types the target as the form; it is the invalid field.
    const control = target as unknown as HTMLInputElement;
    if (!consultationFields.some((field) => field === control.name)) return;
    setFaults((before) => ({ ...before, [control.name]: fieldFault(control) }));
  };

  const set = (field: ConsultationField, value: string) => {
    setCleared(false);
    setDraft((before = emptyDraft) => ({ ...before, request: { ...before.request, [field]: value } }));
    const control = form.current?.elements.namedItem(field);
    // Revalidates only fields that already have an error, so that typing is not interrupted by new ones.
    if (faults[field] !== undefined) setFaults({ ...faults, [field]: fieldFault(control as HTMLInputElement) });
  };
  const { request, carried } = draft ?? emptyDraft;
  const results = [
    ...(list ? [{ part: listPart, line: list.text }] : []),
    ...carried.flatMap((part) => {
      const line = carriedLine(part, text);
      return line === undefined ? [] : [{ part, line }];
    }),
  ];
  const lines = results.map(({ line }) => line);
  return {
    form,
    request,
    set,
    faults,
    onInvalidCapture,
    /** Carried sentences, sent before the message. */
    results,
    remove: (part: string) => {
      if (part === listPart) {
        removeListSummary();
        setList(undefined);
        return;
      }
      setDraft((before = emptyDraft) => ({ ...before, carried: before.carried.filter((other) => other !== part) }));
    },
    /** The request as it is sent. */
    complete: (typed: ConsultationRequest) => withCarried(typed, lines),
    clear: () => {
      setDraft(emptyDraft);
      removeListSummary();
      setList(undefined);
      setFaults({});
      setCleared(true);
    },
    /** Removes the stored draft after sending. */
    forget: () => {
      removeDraft();
      removeListSummary();
    },
  };
}

/** Removes carried parts from the URL once they are stored; otherwise a reload would bring back removed ones. */
function cleanAddress() {
  const url = new URL(location.href);
  if (new URLSearchParams(url.hash.slice(1)).has('alat')) url.hash = '';
  for (const name of ['topik', 'paket', 'industri']) url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
