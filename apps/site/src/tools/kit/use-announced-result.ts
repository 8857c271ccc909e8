import { useCallback } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import type { ToolWords } from './tool-words.ts';

/** Announced texts about one subject, such as a figure or a device: its values, verdict and conditions. */
export interface AnnouncedText {
  subject: string;
  sentences: readonly string[];
}

interface AnnouncedResult {
  verdict: string;
  details: readonly AnnouncedText[];
}

/** Subjects that one announcement lists; a longer list would be read out for half a minute. */
const longest = 4;

/**
 * Announces a changed verdict; with an unchanged one, the figures and conditions that have changed. An edit that changes
 * more of them than can be listened to, such as another substance, is answered by the verdict again.
 */
export function useAnnouncedResult(result: AnnouncedResult | false, noLongerText: ToolWords['gone']): void {
  const say = useCallback(
    (before: string, now: string) =>
      now ? announcement(JSON.parse(before || '{}'), JSON.parse(now), noLongerText) : '',
    [noLongerText],
  );
  useAnnouncedSentence(result && JSON.stringify(result), { say });
}

/** @param noLongerText sentence for conditions `{hal}` of a subject `{perihal}` that no longer apply */
export function announcement(before: Partial<AnnouncedResult>, now: AnnouncedResult, noLongerText: string): string {
  if (now.verdict !== before.verdict) return now.verdict;
  // Devices may share a condition, which is announced once.
  const announced = new Set<string>();
  const sayOnce = (words: string) => !announced.has(words) && announced.add(words);
  const known = new Map(before.details?.map(({ subject, sentences }) => [subject, sentences]));
  const changes = now.details.flatMap(({ subject, sentences }) => {
    const earlier = known.get(subject) ?? [];
    const come = sentences.filter((words) => !earlier.includes(words)).filter(sayOnce);
    const left = come.length > 0 ? [] : earlier.filter((words) => !sentences.includes(words)).filter(sayOnce);
    return [
      ...(come.length > 0 ? [`${subject}: ${come.map(closed).join(' ')}`] : []),
      ...(left.length > 0 ? [fillSlots(noLongerText, { perihal: subject, hal: left.map(closed).join(' ') })] : []),
    ];
  });
  return changes.length > longest ? now.verdict : changes.join(' ');
}

const closed = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);
