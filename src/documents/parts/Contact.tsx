import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { telHref } from '../../shared/format/phone.ts';
import { absolute } from '../../shared/head/head.ts';
import type { Brand, Office } from '../../shared/records/site.ts';
import { plainText } from '../../shared/text/marked.ts';
import type { DocumentLabels } from '../schema.ts';
import { colour, type } from '../theme.ts';
import { Words } from './Words.tsx';

const styles = StyleSheet.create({
  box: { padding: 12, backgroundColor: colour.paper, flexDirection: 'row', gap: 18 },
  title: { ...type.title, fontSize: 13, marginBottom: 4 },
  lead: { ...type.small, marginBottom: 9 },
  action: {
    alignSelf: 'flex-start',
    paddingVertical: 5.5,
    paddingHorizontal: 11,
    backgroundColor: colour.signal,
    color: colour.ink,
    textDecoration: 'none',
    fontWeight: 600,
    fontSize: 8.5,
    lineHeight: 1.2,
  },
  link: { ...type.small, color: colour.ink, textDecoration: 'none' },
  words: { flexGrow: 1.5, flexBasis: 0 },
  office: { flexGrow: 1, flexBasis: 0 },
  name: { ...type.small, fontWeight: 600, color: colour.ink },
});

export interface ContactProps {
  labels: DocumentLabels['contact'];
  brand: Brand;
  offices: readonly Office[];
}

/** The end of every document: the one call to action, and where to reach whom. */
export function Contact({ labels, brand, offices }: ContactProps) {
  return (
    <View style={styles.box}>
      <View style={styles.words}>
        <Text style={styles.title}>
          <Words>{labels.title}</Words>
        </Text>
        <Text style={styles.lead}>
          <Words>{labels.lead}</Words>
        </Text>
        <Link src={absolute(brand.origin, '/konsultasi-gratis')} style={styles.action}>
          {labels.action}
        </Link>
      </View>
      {offices.map(({ type: kind, address, hours, phone, email }) => (
        <View key={kind.plain} style={styles.office}>
          <Text style={styles.name}>
            <Words>{kind}</Words>
          </Text>
          {[address.street, `${address.city} ${address.postalCode}`, hours].map((words) => (
            <Text key={plainText(words)} style={type.small}>
              <Words>{words}</Words>
            </Text>
          ))}
          <Link src={telHref(phone)} style={styles.link}>
            {phone}
          </Link>
          <Link src={`mailto:${email}`} style={styles.link}>
            {email}
          </Link>
        </View>
      ))}
    </View>
  );
}
