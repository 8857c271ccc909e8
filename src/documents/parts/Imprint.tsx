import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { absolute } from '../../shared/head/head.ts';
import type { Wording } from '../../shared/text/marked.ts';
import { colour, type } from '../theme.ts';
import { QrCode } from './QrCode.tsx';
import { Words } from './Words.tsx';

const styles = StyleSheet.create({
  imprint: { flexDirection: 'row', alignItems: 'center', gap: 14, marginTop: 8 },
  link: { ...type.label, color: colour.rust, textDecoration: 'none' },
});

export interface ImprintProps {
  code: string;
  /** Words and value: `Revisi 21 November 2026`. */
  revised: string;
  /** Words before the address of the page that says the same. */
  page: Wording;
  origin: string;
  path: string;
  claims: Wording;
}

/** Number and day of the document, the page that says the same (also for a camera), and what the asterisks mean. */
export function Imprint({ code, revised, page, origin, path, claims }: ImprintProps) {
  const address = absolute(origin, path);
  return (
    <View style={styles.imprint} wrap={false}>
      <QrCode text={address} width={58} />
      <View>
        <Text style={type.label}>{code}</Text>
        <Text style={type.label}>{revised}</Text>
      </View>
      <View>
        <Text style={type.label}>
          <Words>{page}</Words>
        </Text>
        <Link src={address} style={styles.link}>
          {address.replace('https://', '')}
        </Link>
      </View>
      <Text style={[type.small, { flex: 1, fontSize: 7 }]}>
        <Words>{claims}</Words>
      </Text>
    </View>
  );
}
