import type { Holiday, Office } from '../shared/records/site-schema.ts';
import { ContactChannels, officeChannels } from '../shared/ui/ContactChannels.tsx';
import { Text } from '../shared/ui/Text.tsx';
import styles from './Leads.module.css';
import type { ConsultationPage } from './schema.ts';

interface OfficesProps {
  offices: readonly Office[];
  addresses?: boolean;
  /** Shows whether the office is open now, given its holidays. */
  now?: { text: ConsultationPage['contacts']['sheet']; holidays: readonly Holiday[] };
}

export function Offices({ offices, addresses = false, now }: OfficesProps) {
  return (
    <ul>
      {offices.map((office) => (
        <li key={office.type.plain} className="padded-3 rule-below">
          <p className="strong">
            <Text>{office.type}</Text>
            {!addresses && `, ${office.address.city}`}
          </p>
          {addresses && <PostalAddress {...office} />}
          <Text.p className="quiet">{office.hours}</Text.p>
          {now && (
            <p
              className={`${styles.state} strong row gap-1`}
              data-open-now=""
              data-open={now.text.open.plain}
              data-shut={now.text.shut.plain}
              data-days={office.opening.days.join(',')}
              data-opens={office.opening.opens}
              data-closes={office.opening.closes}
              data-closed={now.holidays.map(({ day }) => day).join(',')}
            />
          )}
          {!addresses && <ContactChannels items={officeChannels(office)} />}
        </li>
      ))}
    </ul>
  );
}

const PostalAddress = ({ company, address }: Office) => (
  <address>
    <Text>{company}</Text>
    <br />
    {address.street}, {address.city}, {address.region} {address.postalCode}
  </address>
);
