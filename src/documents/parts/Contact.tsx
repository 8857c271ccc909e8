import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { absolute } from '../../lib/head.ts';
import { telHref } from '../../lib/phone.ts';
import type { DocumentLabels } from '../../schemas/documents.ts';
import type { Brand, Office } from '../../schemas/site.ts';
import { colour, type } from '../theme.ts';
import { Words } from './Words.tsx';

const styles = StyleSheet.create({
  box: { marginTop: 'auto', padding: 16, backgroundColor: colour.paper, flexDirection: 'row', gap: 22 },
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
  link: { color: colour.ink, textDecoration: 'none' },
  office: { ...type.small, marginBottom: 6 },
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
    <View style={styles.box} wrap={false}>
      <View style={{ flexGrow: 1.1, flexBasis: 0 }}>
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
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Text style={styles.office}>
          {`${labels.whatsapp} `}
          <Link src={telHref(brand.whatsapp)} style={styles.link}>
            {brand.whatsapp}
          </Link>
          {'\n'}
          <Link src={`mailto:${brand.businessEmail}`} style={styles.link}>
            {brand.businessEmail}
          </Link>
        </Text>
        {offices.map(({ type: kind, address, hours }) => (
          <View key={kind}>
            <Text style={styles.name}>{kind}</Text>
            <Text style={styles.office}>
              {`${address.street}, ${address.city} ${address.postalCode}\n`}
              <Words>{hours}</Words>
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}
