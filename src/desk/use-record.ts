import { useCallback, useEffect, useRef, useState } from 'react';
import { asAnswer, ask } from './api.ts';
import type { LoadedRecord, RecordFault } from './contract.ts';

type Data = LoadedRecord['data'];
type State = 'clean' | 'dirty' | 'restored' | 'saving' | 'saved' | 'stale';

/** Waits until a writer pauses before the schemas are asked. */
const pause = 350;

/** One record with what was typed into it: checked while typing, kept as a draft, saved when its version still lies there. */
export function useRecord(file: string, onError: (error: unknown) => void, onSaved: (data: Data) => void) {
  const [record, setRecord] = useState<LoadedRecord>();
  const [data, setData] = useState<Data>({});
  const [version, setVersion] = useState('');
  const [problems, setProblems] = useState<readonly RecordFault[]>([]);
  const [state, setState] = useState<State>('clean');
  /** What was typed last, also while a save is under way. */
  const latest = useRef<Data>(undefined);

  const load = useCallback(async () => {
    const loaded = await ask<LoadedRecord>('GET', `record?file=${encodeURIComponent(file)}`);
    const draft = findDraft(file);
    setRecord(loaded);
    setProblems(loaded.problems);
    setData(draft?.data ?? loaded.data);
    setVersion(draft?.version ?? loaded.version);
    if (!draft) setState('clean');
    else setState(draft.version === loaded.version ? 'restored' : 'stale');
  }, [file]);

  useEffect(() => {
    setRecord(undefined);
    load().catch(onError);
  }, [load, onError]);

  useEffect(() => {
    if (state !== 'dirty' && state !== 'restored') return;
    const asking = setTimeout(() => {
      ask<{ problems: RecordFault[] }>('POST', 'check', { file, data }).then(
        (answer) => setProblems(answer.problems),
        onError,
      );
    }, pause);
    return () => clearTimeout(asking);
  }, [file, data, state, onError]);

  const change = (next: Data) => {
    latest.current = next;
    setData(next);
    setState('dirty');
    keepDraft(file, { version, data: next });
  };
  const save = async () => {
    setState('saving');
    latest.current = data;
    try {
      const saved = await ask<{ version: string }>('PUT', 'record', { file, version, data });
      // What was typed meanwhile is not in the file.
      const isAll = latest.current === data;
      keepDraft(file, isAll ? undefined : { version: saved.version, data: latest.current ?? data });
      setVersion(saved.version);
      setProblems([]);
      setState(isAll ? 'saved' : 'dirty');
      onSaved(data);
    } catch (error) {
      const { refusal, problems: found } = asAnswer(error);
      setState(refusal === 'stale' ? 'stale' : 'dirty');
      if (refusal === 'invalid') setProblems(found ?? []);
      else if (refusal !== 'stale') onError(error);
    }
  };
  const discard = async () => {
    keepDraft(file, undefined);
    await load().catch(onError);
  };
  /** What was typed shall win over what lies on the disk now. */
  const keep = async () => {
    const now = await ask<LoadedRecord>('GET', `record?file=${encodeURIComponent(file)}`);
    setVersion(now.version);
    keepDraft(file, { version: now.version, data });
    setState('dirty');
  };
  return { record, data, version, problems, state, change, save, discard, keep };
}

type Draft = Pick<LoadedRecord, 'version' | 'data'>;

const key = (file: string): string => `sunting:${file}`;

/** What was typed and not saved, kept in this browser; private windows may keep nothing. */
function keepDraft(file: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(key(file), JSON.stringify(draft));
    else localStorage.removeItem(key(file));
  } catch {
    // A draft is a convenience: without a store the page still saves to the file.
  }
}

function findDraft(file: string): Draft | undefined {
  try {
    const text = localStorage.getItem(key(file));
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}
