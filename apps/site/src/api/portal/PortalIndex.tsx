import { Text } from '../../shared/ui/Text.tsx';
import { LinkPlate } from '../reference/Plates.tsx';
import type { DeveloperPage } from './schema.ts';

export const PortalIndex = ({ title, items }: DeveloperPage['index']) => (
  <LinkPlate
    title={title}
    items={items.map(({ label, to, note }) => ({
      to,
      name: <Text.span className="strong plain">{label}</Text.span>,
      about: <Text.span className="quiet">{note}</Text.span>,
    }))}
  />
);
