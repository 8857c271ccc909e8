import type { Settings } from '../../settings.ts';
import type { LeadRecords } from '../records.ts';
import type { Store } from '../store/open.ts';
import type { Command } from './arguments.ts';

/** What a command is given: its words, the open store, the settings. */
export interface CommandContext extends Pick<Command, 'subject' | 'options'> {
  readonly store: Store;
  readonly settings: Settings;
  /** @throws Error when the site was not built */
  readonly readRecords: () => LeadRecords;
}
