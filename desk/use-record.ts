import { useCallback, useEffect, useRef, useState } from 'react';
import { useDesk } from './context.ts';
import { asAnswer, ask, type Path, type RecordFault } from './contract.ts';
import type { LoadedRecord } from './server/records.ts';
import { isTable, type Table } from './tree.ts';

type State = 'clean' | 'dirty' | 'restored' | 'saving' | 'saved' | 'stale';

interface Typed {
  version: string;
  base: Table;
  data: Table;
}

/** ms before the schemas are asked. */
const pause = 350;

/** @throws Refused */
export const loadRecord = (file: string): Promise<LoadedRecord> =>
  ask<LoadedRecord>('GET', `record?file=${encodeURIComponent(file)}`);

/** Checked while typing, kept as a draft, saved when its version still lies there. */
export function useRecord(file: string, onSaved: (data: Table) => void) {
  const { fail, changed } = useDesk();
  const [record, setRecord] = useState<LoadedRecord>();
  const [typed, setTyped] = useState<Typed>({ version: '', base: {}, data: {} });
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [problems, setProblems] = useState<readonly RecordFault[]>([]);
  const [state, setState] = useState<State>('clean');
  /** Also while a save is under way. */
  const latest = useRef(typed);
  const { version, base, data } = typed;

  /** Kept in this browser while the file has something else. */
  const put = useCallback(
    (next: Typed, as: State) => {
      latest.current = next;
      setTyped(next);
      setState(as);
      keepDraft(file, as === 'clean' || as === 'saved' ? undefined : next);
    },
    [file],
  );
  const load = useCallback(async () => {
    const loaded = await loadRecord(file);
    const draft = findDraft(file);
    setRecord(loaded);
    setProblems(loaded.problems);
    setClashes([]);
    put(draft ?? { version: loaded.version, base: loaded.data, data: loaded.data }, draft ? 'restored' : 'clean');
  }, [file, put]);

  useEffect(() => {
    setRecord(undefined);
    load().catch(fail);
  }, [load, fail]);

  useEffect(() => {
    if (state !== 'dirty' && state !== 'restored') return;
    const asking = setTimeout(() => {
      ask<{ problems: RecordFault[] }>('POST', 'check', { file, data }).then(
        (answer) => setProblems(answer.problems),
        fail,
      );
    }, pause);
    return () => clearTimeout(asking);
  }, [file, data, state, fail]);

  const change = (how: (now: Table) => Table) => put({ ...latest.current, data: how(latest.current.data) }, 'dirty');
  const write = async (sent: Typed): Promise<void> => {
    latest.current = sent;
    setState('saving');
    try {
      const saved = await ask<{ version: string }>('PUT', 'record', { file, version: sent.version, data: sent.data });
      const now = latest.current.data;
      // What was typed meanwhile is not in the file.
      put({ version: saved.version, base: sent.data, data: now }, now === sent.data ? 'saved' : 'dirty');
      setClashes([]);
      setProblems([]);
      changed();
      onSaved(sent.data);
    } catch (error) {
      const { refusal, problems: found } = asAnswer(error);
      if (refusal === 'stale') return meet(sent).catch(fail);
      setState('dirty');
      if (refusal === 'invalid') setProblems(found ?? []);
      else fail(error);
    }
  };
  /** Another writer was faster: both are laid together, and nothing is written while a field differs. */
  const meet = async (sent: Typed): Promise<void> => {
    const now = await loadRecord(file);
    const [merged, found] = merge(sent.base, sent.data, now.data) as [Table, Clash[]];
    const next = { version: now.version, base: now.data, data: merged };
    put(next, 'stale');
    if (found.length === 0) return write(next);
    setClashes(found);
  };
  const save = () => write(latest.current);
  const discard = async () => {
    keepDraft(file, undefined);
    await ask('POST', 'discard', { file }).catch(fail);
    await load().catch(fail);
  };
  const isTyped = record !== undefined && !['clean', 'saved'].includes(state);
  return { record, data, base, version, problems, clashes, state, isTyped, change, save, discard };
}

const key = (file: string) => `sunting:${file}`;

/** Private windows may keep nothing. */
function keepDraft(file: string, draft: Typed | undefined) {
  try {
    if (draft) localStorage.setItem(key(file), JSON.stringify(draft));
    else localStorage.removeItem(key(file));
  } catch {
    // A draft is a convenience: the page still saves to the file.
  }
}

export const typedFiles = () =>
  Object.keys(localStorage).flatMap((name) => (name.startsWith(key('')) ? [name.slice(key('').length)] : []));

function findDraft(file: string): Typed | undefined {
  try {
    return JSON.parse(localStorage.getItem(key(file)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

interface Clash {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Field by field; where both changed one, mine stands and the clash is named. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): [unknown, Clash[]] {
  if (same(mine, theirs) || same(base, theirs)) return [mine, []];
  if (same(base, mine)) return [theirs, []];
  if (isTable(mine) && isTable(theirs)) {
    const old = isTable(base) ? base : {};
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const parts = keys.map((key) => [key, merge(old[key], mine[key], theirs[key], [...path, key])] as const);
    const kept = parts.flatMap(([key, [value]]) => (value === undefined ? [] : [[key, value] as const]));
    return [Object.fromEntries(kept), parts.flatMap(([, [, clashes]]) => clashes)];
  }
  // Items have no names: only lists of one length fit.
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length === mine.length && base.length === theirs.length) {
      const parts = base.map((old, at) => merge(old, mine[at], theirs[at], [...path, at]));
      return [parts.map(([value]) => value), parts.flatMap(([, clashes]) => clashes)];
    }
  }
  return [mine, [{ path, mine, theirs }]];
}
