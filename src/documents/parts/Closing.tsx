import { Contact, type ContactProps } from './Contact.tsx';
import { Imprint, type ImprintProps } from './Imprint.tsx';
import type { SheetMarks } from './Sheet.tsx';

/** What every document carries: its marks, whom to reach, and its number, day and page. */
export interface Closing {
  marks: SheetMarks;
  contact: ContactProps;
  imprint: ImprintProps;
}

/** The foot of the last page. */
export function End({ contact, imprint }: Pick<Closing, 'contact' | 'imprint'>) {
  return (
    <>
      <Contact {...contact} />
      <Imprint {...imprint} />
    </>
  );
}
