import { telHref } from '../format/phone.ts';
import type { Office } from '../records/site-schema.ts';
import { Address } from './Address.tsx';
import { Icon, type IconName } from './Icon.tsx';

/** A telephone number or an e-mail address of the company. */
export interface ContactChannel {
  icon: IconName;
  label: string;
  to: string;
}

/** Telephone numbers and e-mail address of an office. */
export const officeChannels = ({ phone, landline, email }: Office): ContactChannel[] => [
  { icon: 'phone', label: phone, to: telHref(phone) },
  ...(landline ? [{ icon: 'phone' as const, label: landline, to: telHref(landline) }] : []),
  { icon: 'mail', label: email, to: `mailto:${email}` },
];

/** Links to the given channels, each with its icon. */
export function ContactChannels({ items }: { items: readonly ContactChannel[] }) {
  return (
    <ul className="wrap row gap-4">
      {items.map(({ icon, label, to }) => (
        <li key={to}>
          <a className="touch inline-row gap-1 strong" href={to} rel="noopener">
            <Icon name={icon} size={18} /> <Address>{label}</Address>
          </a>
        </li>
      ))}
    </ul>
  );
}
