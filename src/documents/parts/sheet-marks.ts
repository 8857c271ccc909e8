import type { DocumentLabels } from '../schema.ts';

/** What stands at head and foot of each page. */
export interface SheetMarks {
  product: string;
  company: string;
  /** Name of the document. */
  title: string;
  /** Its number in the register, e.g. TN-LD-02. */
  code: string;
  revision: string;
  /** Day of the revision, in words. */
  date: string;
  /** `https://host` of the site, and the path of the page that says the same. */
  origin: string;
  path: string;
  block: DocumentLabels['block'];
  /** Over the list of what stands on which page. */
  contents: string;
}
