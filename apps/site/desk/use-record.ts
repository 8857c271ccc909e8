import { useCallback, useEffect, useRef, useState } from 'react';
import { useDesk } from './context.ts';
import {
  type Answers,
  type BrokenPage,
  type Conflict,
  callDesk,
  type Path,
  type RecordFault,
  type Side,
  toRefusalAnswer,
} from './contract.ts';
import { merge, type Origins, reorderOrigins } from './merge.ts';
import type { LoadedRecord } from './server/records.ts';
import type { DataObject } from './tree.ts';

/** `unseen`: saved, but its page was not rendered in time. */
type State = 'clean' | 'dirty' | 'restored' | 'saving' | 'saved' | 'unseen' | 'stale';

export interface UnsavedDraft {
  version: string;
  base: DataObject;
  data: DataObject;
  /** Undefined after a change of base; items are then matched by content. */
  origins: Origins | undefined;
}

/**
 * A conflict with another writer’s save: the draft, the record on disk, the answers so far and the remaining
 * conflicts.
 */
interface Meeting {
  sent: UnsavedDraft;
  now: LoadedRecord;
  answers: Answers;
  clashes: readonly Conflict[];
}

const isKept = (state: State) => ['clean', 'saved', 'unseen'].includes(state);

/** Delay before the draft is validated, ms. */
const pause = 350;

/** @throws Refused */
export const loadRecord = (file: string) => callDesk<LoadedRecord>('GET', `record?file=${encodeURIComponent(file)}`);

/**
 * State of an edited record: validated while typing, stored as draft in the browser, saved if its version is still on
 * disk.
 */
export function useRecord(file: string) {
  const { fail, changed, open } = useDesk();
  const [record, setRecord] = useState<LoadedRecord>();
  const [typed, setTyped] = useState<UnsavedDraft>({ version: '', base: {}, data: {}, origins: {} });
  const [discarded, setDiscarded] = useState<UnsavedDraft>();
  const [meeting, setMeeting] = useState<Meeting>();
  const [problems, setProblems] = useState<readonly RecordFault[]>([]);
  const [state, setState] = useState<State>('clean');
  /** Pages that the last save broke, and the record before and after it. */
  const [broken, setBroken] = useState<{ pages: readonly BrokenPage[]; before: DataObject; after: DataObject }>();
  /** Sets the draft; stores it in the browser while it differs from the file. */
  const latest = useRef(typed);
  const { data } = typed;
  const isTyped = record !== undefined && !isKept(state);

  /** Sets the draft; stores it in the browser while it differs from the file. */
  const put = useCallback(
    (next: UnsavedDraft, as: State) => {
      latest.current = next;
      setTyped(next);
      setState(as);
      storeDraft(file, isKept(as) ? undefined : next);
    },
    [file],
  );
  const load = useCallback(async () => {
    const loaded = await loadRecord(file);
    const draft = findDraft(file);
    const { version, data: saved } = loaded;
    setRecord(loaded);
    setProblems(loaded.problems);
    put(draft ?? { version, base: saved, data: saved, origins: {} }, draft ? 'restored' : 'clean');
  }, [file, put]);

  useEffect(() => {
    // Removes uploaded pictures of a draft that another window has discarded.
    if (!findDraft(file)) callDesk('POST', 'discard', { file }).catch(fail);
    load().catch(fail);
  }, [load, fail, file]);

  useEffect(() => {
    if (state !== 'dirty' && state !== 'restored') return;
    let isLatest = true;
    const check = () => callDesk<{ problems: RecordFault[] }>('POST', 'check', { file, data });
    // A slow answer for an earlier draft must not replace the one for this draft.
    const asking = setTimeout(() => check().then(({ problems }) => isLatest && setProblems(problems), fail), pause);
    return () => {
      isLatest = false;
      clearTimeout(asking);
    };
  }, [file, data, state, fail]);

  /** Changes the draft. @param order for a reordered list: previous index of each item */
  const change = (how: (now: DataObject) => DataObject, list?: Path, order?: readonly number[]) => {
    const { data: now, origins, ...rest } = latest.current;
    const moved = origins && list && order ? reorderOrigins(origins, list, order) : origins;
    setDiscarded(undefined);
    put({ ...rest, data: how(now), origins: moved }, 'dirty');
  };
  const write = async (sent: UnsavedDraft): Promise<void> => {
    latest.current = sent;
    setState('saving');
    try {
      const asked = { file, version: sent.version, data: sent.data };
      const { version, isSeen } = await callDesk<{ version: string; isSeen: boolean }>('PUT', 'record', asked);
      const now = latest.current.data;
      // Edits made during the save are not in the file.
      const isAll = now === sent.data;
      const end = isSeen ? 'saved' : 'unseen';
      put({ version, base: sent.data, data: now, origins: isAll ? {} : undefined }, isAll ? end : 'dirty');
      setProblems([]);
      setBroken(undefined);
      changed();
      const { broken: pages } = await callDesk<{ broken: BrokenPage[] }>(
        'GET',
        `walk?file=${encodeURIComponent(file)}`,
      );
      if (pages.length > 0) setBroken({ pages, before: sent.base, after: sent.data });
    } catch (error) {
      const { refusal, problems: found = [] } = toRefusalAnswer(error);
      if (refusal === 'stale') return loadRecord(file).then((now) => meet(sent, now, {}), fail);
      setState('dirty');
      if (refusal === 'invalid') return setProblems(found);
      if (refusal === 'breaks-pages' && found[0]) open(file, found[0].path);
      fail(error);
    }
  };
  /** Merges the draft with the record on disk; writes only when no conflict is left. */
  const meet = async (sent: UnsavedDraft, now: LoadedRecord, answers: Answers): Promise<void> => {
    const [merged, clashes] = merge(sent.base, sent.data, now.data, { origins: sent.origins, answers });
    setMeeting({ sent, now, answers, clashes });
    if (clashes.length > 0) return setState('stale');
    const next = { version: now.version, base: now.data, data: merged as DataObject, origins: undefined };
    put(next, 'saving');
    await write(next);
  };
  const answer = (path: Path, side: Side) => {
    if (meeting) void meet(meeting.sent, meeting.now, { ...meeting.answers, [path.join('.')]: side });
  };
  /** Returns to the draft without resolving the conflict; the next save reports it again. */
  const leave = () => setState('dirty');
  const save = () => write(latest.current);
  const undo = () => {
    if (!broken) return;
    change((now) => merge(broken.after, now, broken.before)[0] as DataObject);
    void save();
  };
  /** Removes the pictures of a draft, or brings them back; the list of pictures follows. */
  const movePictures = (what: 'discard' | 'recall') =>
    void callDesk<{ pictures: number }>('POST', what, { file }).then(({ pictures }) => pictures > 0 && changed(), fail);
  const discard = () => {
    setDiscarded(latest.current);
    storeDraft(file, undefined);
    load().catch(fail);
    movePictures('discard');
  };
  /** Puts an older version into the form as a draft. */
  const take = (old: DataObject) => {
    if (isTyped) setDiscarded(latest.current);
    put({ ...latest.current, data: old, origins: undefined }, 'dirty');
  };
  /** Restores the draft discarded last. */
  const recall = () => {
    if (!discarded) return;
    movePictures('recall');
    put(discarded, 'restored');
    setDiscarded(undefined);
  };
  const clashes = state === 'stale' ? (meeting?.clashes ?? []) : [];
  const acts = { change, save, undo, answer, leave, discard, take, recall };
  return { ...typed, ...acts, record, problems, clashes, broken, state, isTyped, isDiscarded: discarded !== undefined };
}

const key = (file: string) => `sunting:${file}`;

/** Private windows may have no storage. */
export function storeDraft(file: string, draft: UnsavedDraft | undefined) {
  try {
    if (draft) localStorage.setItem(key(file), JSON.stringify(draft));
    else localStorage.removeItem(key(file));
  } catch {
    // The draft is a convenience: saving works without it.
  }
}

export const draftFiles = () =>
  Object.keys(localStorage).flatMap((name) => (name.startsWith(key('')) ? [name.slice(key('').length)] : []));

export function findDraft(file: string): UnsavedDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(key(file)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
