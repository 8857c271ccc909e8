import { Text, View } from '@react-pdf/renderer';
import type { Wording } from '../../shared/text/marked.ts';
import { type } from '../theme.ts';
import { Contact, type ContactProps } from './Contact.tsx';
import type { SheetMarks } from './sheet-marks.ts';
import { Words } from './Words.tsx';

/** What every document carries: its marks, whom to reach, and what an asterisk after a figure means. */
export interface Closing {
  marks: SheetMarks;
  contact: ContactProps;
  footnote: Wording;
}

/** The foot of the last page. */
export function End({ contact, footnote }: Pick<Closing, 'contact' | 'footnote'>) {
  return (
    <View style={{ marginTop: 'auto', flexShrink: 0 }} wrap={false}>
      <Contact {...contact} />
      <Text style={[type.small, { marginTop: 6, fontSize: 7 }]}>
        <Words>{footnote}</Words>
      </Text>
    </View>
  );
}
