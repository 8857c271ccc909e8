import { useCallback, useEffect, useRef, useState } from 'react';
import { asAnswer, ask } from './api.ts';
import type { LoadedRecord, RecordFault } from './contract.ts';
import { type Clash, merge } from './merge.ts';

type Data = LoadedRecord['data'];
type State = 'clean' | 'dirty' | 'restored' | 'saving' | 'saved' | 'stale';

/** Waits until a writer pauses before the schemas are asked. */
const pause = 350;

/** One record with what was typed into it: checked while typing, kept as a draft, saved when its version still lies there. */
export function useRecord(file: string, onError: (error: unknown) => void, onSaved: (data: Data) => void) {
  const [record, setRecord] = useState<LoadedRecord>();
  const [data, setData] = useState<Data>({});
  const [version, setVersion] = useState('');
  /** What lay in the file when typing began. */
  const [base, setBase] = useState<Data>({});
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
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
    setBase(draft?.base ?? loaded.data);
    setClashes([]);
    setState(draft ? 'restored' : 'clean');
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
    keepDraft(file, { version, base, data: next });
  };
  const write = async (typed: Data, at: string): Promise<void> => {
    setState('saving');
    latest.current = typed;
    try {
      const saved = await ask<{ version: string }>('PUT', 'record', { file, version: at, data: typed });
      // What was typed meanwhile is not in the file.
      const isAll = latest.current === typed;
      keepDraft(file, isAll ? undefined : { version: saved.version, base: typed, data: latest.current ?? typed });
      setVersion(saved.version);
      setBase(typed);
      setClashes([]);
      setProblems([]);
      setState(isAll ? 'saved' : 'dirty');
      onSaved(typed);
    } catch (error) {
      const { refusal, problems: found } = asAnswer(error);
      if (refusal === 'stale') return meet(typed).catch(onError);
      setState('dirty');
      if (refusal === 'invalid') setProblems(found ?? []);
      else onError(error);
    }
  };
  /** Another writer was faster: what both wrote is laid together, and nothing is written while a field differs. */
  const meet = async (typed: Data): Promise<void> => {
    const now = await ask<LoadedRecord>('GET', `record?file=${encodeURIComponent(file)}`);
    const [merged, found] = merge(base, typed, now.data) as [Data, Clash[]];
    setData(merged);
    setBase(now.data);
    setVersion(now.version);
    keepDraft(file, { version: now.version, base: now.data, data: merged });
    if (found.length === 0) return write(merged, now.version);
    setClashes(found);
    setState('stale');
  };
  const save = () => write(data, version);
  const discard = async () => {
    keepDraft(file, undefined);
    await ask('POST', 'discard', { file }).catch(onError);
    await load().catch(onError);
  };
  const isTyped = record !== undefined && !['clean', 'saved'].includes(state);
  return { record, data, base, version, problems, clashes, state, isTyped, change, save, discard };
}

type Draft = Pick<LoadedRecord, 'version' | 'data'> & { base?: Data };

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

/** Records with something typed and not saved in this browser. */
export const typedFiles = (): string[] =>
  Object.keys(localStorage).flatMap((name) => (name.startsWith(key('')) ? [name.slice(key('').length)] : []));

function findDraft(file: string): Draft | undefined {
  try {
    const text = localStorage.getItem(key(file));
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}
