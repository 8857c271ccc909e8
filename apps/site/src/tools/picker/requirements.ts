import { itemAt } from 'tank-gauging/item-at';
import { type Offer as Judged, judgeRequirement, type Reply } from 'tank-gauging/picker/requirements';
import { fillSlots } from '../../shared/text/slots.ts';
import { totalText } from './budget-words.ts';
import { papers } from './papers.words.ts';
import type { PickerResult } from './pick.ts';
import type { TenderRecords } from './records.ts';
import type { Chapter } from './tender.ts';

/** Requirement that bidders answer, with the verdict on our own offer. */
export interface Requirement {
  number: string;
  about: string;
  text: string;
  verdict: ReturnType<typeof judgeRequirement>['verdict'] | 'duty';
  value: string;
  known: string;
  record: string;
}

export interface Offer extends Judged {
  name: string;
  companions: PickerResult['companions'];
}

/** All requirements of the paper in its numbering. Certificates that expire before `day` (YYYY-MM-DD) do not count. */
export function numberRequirements(
  chapters: readonly Chapter[],
  offers: readonly Offer[],
  records: TenderRecords,
  day: string,
): Requirement[] {
  return chapters.flatMap(({ title, facts, lines }, chapter) =>
    facts
      ? []
      : lines.map(({ text, asks, tanks }, line): Requirement => {
          const head = { number: `${chapter + 1}.${line + 1}`, about: title, text };
          if (!asks) return { ...head, verdict: 'duty', value: '', known: '', record: '' };
          const concerned = tanks.map((tank) => itemAt(offers, tank));
          const { verdict, replies } = judgeRequirement(asks, concerned, records, day);
          const joined = (word: (reply: Reply) => string) =>
            [...new Set(replies.flatMap((reply) => word(reply).split('; ')))].join('; ');
          return {
            ...{ ...head, verdict, value: joined(shownAnswer), record: joined(answerRecord) },
            known: joined(({ known }) => papers.reply.known[known]),
          };
        }),
  );
}

function shownAnswer({ origin, device }: Reply): string {
  const of = device ? `${device}: ` : '';
  switch (origin.key) {
    case 'record':
      return `${of}${origin.shown}`;
    case 'unknown':
      return `${of}${papers.reply.known.unknown}`;
    case 'noDevice':
      return papers.reply.noDevice;
    case 'measures':
      return (
        origin.devices.map(({ title, measures }) => `${title}: ${measures.join(', ')}`).join('; ') ||
        papers.reply.noDevice
      );
    case 'levelError':
      return `${of}${totalText(origin.budget) ?? papers.reply.known.unknown}`;
    case 'approved':
      return `${of}${origin.numbers.join(', ')}`;
    case 'supplied':
      return fillSlots(papers.reply.supplied, { oleh: origin.by });
  }
}

/** Names of the records from which a reply comes. */
function answerRecord({ origin }: Reply): string {
  const none = 'picker/rules: sensors';
  switch (origin.key) {
    case 'record':
      return origin.record;
    case 'unknown':
      return `${origin.record}: specifications (${origin.question})`;
    case 'noDevice':
      return none;
    case 'measures':
      return origin.devices.map(({ record }) => `${record}: selection.measures`).join('; ') || none;
    case 'levelError':
      return 'picker/judging: budget';
    default:
      return `site/procurement: approvals.${origin.kind}`;
  }
}
