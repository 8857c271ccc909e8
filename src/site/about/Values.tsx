import { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { AboutPage } from './schema.ts';

/** The values, each with the sign by which it can be checked. */
export function Values({ practice: _label, ...values }: AboutPage['values']) {
  return (
    <TitledSection
      id="nilai"
      opening="spread"
      {...values}
      form="pairs"
      after={({ practice }) => <Text.p className="small">{practice}</Text.p>}
    />
  );
}
